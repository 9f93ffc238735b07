import type { Language } from '../../words/language';
import { number } from '../../words/numbers';

/** More than anybody reads in a note. */
const MOST = 8;

/** Names one after the other; of many the first, and how many there are in all. */
export function someNames(names: readonly string[], language: Language): string {
  const shown = names.slice(0, MOST).map((name) => name.trim());
  return names.length <= MOST
    ? shown.join(', ')
    : `${shown.join(', ')}, … (${number(names.length, language)})`;
}
