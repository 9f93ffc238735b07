/** A text as it is searched: without accents, capitals and letters that few keyboards have. */
export function plainText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}

/** The words of a search, each of which must be found. */
export function searchWords(search: string): readonly string[] {
  return plainText(search).split(/\s+/).filter(Boolean);
}

/** Between the names of one thing, in the text that it is searched by. */
export const NAME_SEPARATOR = ' \u00b7 ';

/**
 * How well a plain text answers: 0 one of its names is what was typed, 1 one begins so, 2 each word begins a word of it,
 * 3 each occurs somewhere; undefined when a word is not in it.
 */
export function rankOf(text: string, words: readonly string[]): number | undefined {
  let worst = 2;
  for (const word of words) {
    const rank = rankOfWord(text, word);
    if (rank === undefined) return undefined;
    worst = Math.max(worst, rank);
  }
  const typed = words.join(' ');
  const names = text.split(NAME_SEPARATOR);
  if (names.includes(typed)) return 0;
  return names.some((name) => name.startsWith(typed)) ? 1 : worst;
}

function rankOfWord(text: string, word: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/\p{L}|\d/u.test(text[at - 1] as string)) return 2;
    best = 3;
  }
  return best;
}

export interface Ranked<Item> {
  readonly item: Item;
  readonly rank: number;
}

/** What answers, the best first, each with how well; equals in their order. */
export function findRanked<Item extends { readonly search: string }>(
  items: readonly Item[],
  words: readonly string[],
): readonly Ranked<Item>[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item.search, words);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** The best answers first, at most so many; without words all as they are. */
export function findBest<Item extends { readonly search: string }>(
  items: readonly Item[],
  words: readonly string[],
  most: number,
): readonly Item[] {
  if (words.length === 0) return items;
  return findRanked(items, words)
    .slice(0, most)
    .map(({ item }) => item);
}
