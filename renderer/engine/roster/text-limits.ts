/**
 * How long texts of a list may be, in UTF-16 units as fields of a screen count. Texts of files may be longer: they are
 * kept whole through every edit and save, only shown and printed shortened.
 */
export const TEXT_LIMITS = {
  /** What a person may type as name of a list, a force, a unit, as player, club or event. */
  name: 120,
  /** What is shown of any name; data have longer ones than a person should type. */
  shownName: 200,
  /** What may be typed, and what is printed. */
  notes: 5000,
} as const;
