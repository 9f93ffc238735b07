import type { CharacteristicTypeDefinition, LocalNames } from '../catalogue/definition';
import { textIn } from './name-in';
import { printed } from './printed';
import { wordsIn } from './words-in';

/** How a column prints its values. */
export type PrintedColumn = Pick<CharacteristicTypeDefinition, 'words' | 'sign'>;

/**
 * A value in its column. Words are put in here and not when a book is compiled, so that a value that effects changed is
 * translated too.
 * @param values the whole value in other languages, where data have it
 */
export function valueText(
  language: string,
  value: string,
  column: PrintedColumn | undefined,
  values?: LocalNames,
): string {
  const text = textIn(language, wordsIn(language, value, column?.words), values);
  return printed(language, column?.sign && Number(text) > 0 && /^\d/.test(text) ? `+${text}` : text);
}
