const EMPTY: readonly never[] = [];

/**
 * A list of one's own for each of many nodes, without a place in the code at which V8 would see lists being made. Where it sees
 * some and most outlive a collection of garbage, as they do while a long list is worked out, it goes on to put those among
 * what is old, where they hold the whole tree that they are of long after it is gone: each quick collection then carries
 * trees along instead of dropping them. For the same reason what points into a tree is an object of a class.
 */
export const newList = <Item>(): Item[] => EMPTY.slice();

/** The same with one thing in it. */
export const listOf = <Item>(item: Item): readonly [Item] => Array.of(item) as unknown as readonly [Item];
