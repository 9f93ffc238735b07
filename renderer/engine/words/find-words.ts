/** A text as it is searched: without accents, capitals and letters that few keyboards have. */
export function plainText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}

/** The words of a search, each of which must be found. */
export function searchWords(search: string): readonly string[] {
  return plainText(search).split(/\s+/).filter(Boolean);
}

/**
 * How well a plain text answers: 0 begins so, 1 a word of it begins so, 2 it occurs somewhere; undefined when a word is
 * not in it.
 */
export function rankOf(text: string, words: readonly string[]): number | undefined {
  let worst = 0;
  for (const word of words) {
    const rank = rankOfWord(text, word);
    if (rank === undefined) return undefined;
    worst = Math.max(worst, rank);
  }
  return worst;
}

function rankOfWord(text: string, word: string): number | undefined {
  let best: number | undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0) return 0;
    const isWordStart = !/\p{L}|\d/u.test(text[at - 1] as string);
    if (isWordStart) return 1;
    best = 2;
  }
  return best;
}

/** The best answers first, at most so many; without words all as they are. */
export function findBest<Item extends { readonly search: string }>(
  items: readonly Item[],
  words: readonly string[],
  most: number,
): readonly Item[] {
  if (words.length === 0) return items;
  return items
    .flatMap((item) => {
      const order = rankOf(item.search, words);
      return order === undefined ? [] : [{ item, order }];
    })
    .toSorted((one, other) => one.order - other.order)
    .slice(0, most)
    .map(({ item }) => item);
}
