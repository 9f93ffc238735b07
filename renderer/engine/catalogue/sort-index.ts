/** Where the data set no order, entries come after those that do. */
export const DEFAULT_SORT_INDEX = 10_000;
