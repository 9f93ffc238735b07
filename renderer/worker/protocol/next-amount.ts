/**
 * The next amount up or down that the data allow; undefined where there is none.
 * Outside the limits (a list may break them) a step leads back towards them, never further away.
 */
export function nextAmount(
  value: number,
  by: -1 | 1,
  least: number,
  most: number | undefined,
  amounts?: readonly number[] | undefined,
): number | undefined {
  if (amounts !== undefined) {
    return by > 0 ? amounts.find((each) => each > value) : amounts.findLast((each) => each < value);
  }
  const next = value + by;
  if (by < 0) return next >= least && next >= 0 ? next : undefined;
  return most === undefined || next <= most ? next : undefined;
}
