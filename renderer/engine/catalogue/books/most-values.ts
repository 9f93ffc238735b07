import { jsonExtent } from '../../source/nodes/json-extent';

/** Of one file of ours; the largest that we ship has 30,000. Each may be a mistake that is looked into and told. */
export const MOST_BOOK_VALUES = 300_000;

/** Whether a text holds more than any book: nobody should parse or check it. */
export function isBeyondBooks(text: string): boolean {
  // a value takes two characters at least
  if (text.length < 2 * MOST_BOOK_VALUES) return false;
  const { count, commas } = jsonExtent(text);
  return count + commas > MOST_BOOK_VALUES;
}
