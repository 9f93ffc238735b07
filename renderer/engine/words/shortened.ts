import { TEXT_LIMITS } from '../roster/text-limits';

/** A text of at most so many UTF-16 units, the last of them an ellipsis where some are left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // No half of a letter stands before the ellipsis.
  const kept = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}

/** A name as it is shown, whoever gave it. */
export function shownName(name: string): string {
  return shortened(name, TEXT_LIMITS.shownName);
}

export function shownNotes(notes: string | undefined): string {
  return shortened(notes ?? '', TEXT_LIMITS.notes);
}
