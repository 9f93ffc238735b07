/** Between thousands; a person copies them from anywhere. */
const SPACES = /[\s\u00a0\u202f'’]/g;

/**
 * A number as people type it: digits, of any script's width, with or without marks between thousands.
 * @param grouping further mark that the language puts between thousands: a comma in English
 * @returns undefined for what is no whole number: it is never guessed what was meant
 */
export function parseWholeNumber(text: string, grouping = ''): number | undefined {
  const plain = text.normalize('NFKC').trim();
  const marks = grouping === '' ? '' : `\\${grouping}`;
  const grouped = new RegExp(`^\\d{1,3}(?:[\\s\u00a0\u202f'’${marks}]\\d{3})+$`);
  if (!/^\d+$/.test(plain) && !grouped.test(plain)) return undefined;
  const digits = plain.replace(SPACES, '').replaceAll(grouping === '' ? ' ' : grouping, '');
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : undefined;
}
