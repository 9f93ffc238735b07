/**
 * Width of a character that the face was not measured for, in thousandths of the type size. The system's faces show it,
 * so this is what the widest of them need: too much room only wraps a line early, too little would print over a number.
 */
export function unmeasuredWidth(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  // Colour faces draw all of them on one square, up to 1.37 of the size.
  if (PICTURE.test(character)) return 1400;
  const code = character.codePointAt(0) as number;
  return RANGES.find(([first, last]) => code >= first && code <= last)?.[2] ?? USUAL;
}

/** Accents stand on the letter before them; joiners, directions and variants are not seen. */
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Regional_Indicator}]$/u;

const USUAL = 1700;

/** First, last, width. */
const RANGES: readonly (readonly [number, number, number])[] = [
  // Greek, Cyrillic, Armenian, Hebrew, Arabic: letters and their rare ligatures.
  [0x0180, 0x024f, 1600],
  [0x0250, 0x06ff, 1420],
  // Scripts whose letters join into wide ones.
  [0x0900, 0x109f, 2200],
  [0x1780, 0x17ff, 2200],
  // Han, kana, hangul and what is set with them stand on squares.
  [0x1100, 0x115f, 1000],
  [0x2e80, 0xa4cf, 1000],
  [0xac00, 0xd7a3, 1000],
  [0xf900, 0xfaff, 1000],
  [0xfe30, 0xfe4f, 1000],
  [0xff00, 0xffef, 1100],
  [0x20000, 0x3fffd, 1000],
  // Dashes of two and three letters, numbers and signs made of several.
  [0x2e3a, 0x2e3a, 2000],
  [0x2e3b, 0x2e3b, 3000],
  [0x2000, 0x2bff, 2000],
  [0x1400, 0x169f, 2100],
  [0xa980, 0xa9df, 3000],
  // Whole words as one sign, and the widest script there is.
  [0xfdf0, 0xfdff, 4000],
  [0x12000, 0x1254f, 4000],
];
