/** Equal things one after another or apart, said once each, in the order of the first, with how many there are. */
export function foldEqual<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly { readonly first: Item; readonly count: number }[] {
  const folded = new Map<string, { readonly first: Item; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    const known = folded.get(key);
    if (known === undefined) folded.set(key, { first: item, count: 1 });
    else known.count += 1;
  }
  return [...folded.values()];
}
