import type { WordDefinition } from '../catalogue/definition';
import { wordPattern } from '../catalogue/word-pattern';
import { textIn } from './name-in';

/** A value or a parameter with the words that the data translate. */
export function wordsIn(
  language: string,
  text: string,
  words: readonly WordDefinition[] | undefined,
): string {
  if (words === undefined || words.length === 0) return text;
  return text.replace(wordPattern(words), (found) =>
    textIn(language, found, words.find((word) => word.text === found)?.names),
  );
}
