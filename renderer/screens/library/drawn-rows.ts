export interface DrawnRow {
  readonly index: number;
  /** Pixels of rows above it that are not drawn. */
  readonly gap: number;
}

/**
 * Which rows of a long table are drawn: those that are seen, and the one that the keyboard stands on, wherever it is, so
 * that scrolling takes the keyboard from nobody.
 * @param stop -1: none
 * @returns with the pixels that are left below the last
 */
export function drawnRows(
  { first, end }: { readonly first: number; readonly end: number },
  stop: number,
  offsets: readonly number[],
): { readonly drawn: readonly DrawnRow[]; readonly below: number } {
  const indexes = Array.from({ length: end - first }, (_, index) => first + index);
  if (stop >= 0 && stop < first) indexes.unshift(stop);
  if (stop >= end && stop < offsets.length) indexes.push(stop);
  const endOf = (index: number): number => offsets[index] ?? 0;
  const drawn = indexes.map((index, place) => ({
    index,
    gap: endOf(index - 1) - (place === 0 ? 0 : endOf(indexes[place - 1] ?? -1)),
  }));
  return { drawn, below: (offsets.at(-1) ?? 0) - endOf(indexes.at(-1) ?? -1) };
}
