import type { WordDefinition } from './definition';

/** A roll of dice (`D6`, `2D3+1`) is written alike in every language. */
const DICE = /(?<!\p{L})\d*D\d+(?!\p{L})/gu;

const patterns = new WeakMap<readonly WordDefinition[], RegExp>();

/**
 * Finds the texts of a table where no letter stands beside them, so that `side` is not found in `inside`; of two that begin at
 * one place the longer.
 */
export function wordPattern(words: readonly WordDefinition[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const texts = words.map(({ text }) => text).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<!\\p{L})(?:${texts.map(escaped).join('|')})(?!\\p{L})`, 'gu');
  patterns.set(words, pattern);
  return pattern;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Whether letters are left in a text that are neither words of the table nor dice. */
export function hasOtherWords(text: string, words: readonly WordDefinition[]): boolean {
  const rest = words.length === 0 ? text : text.replace(wordPattern(words), '');
  return /\p{L}/u.test(rest.replace(DICE, ''));
}
