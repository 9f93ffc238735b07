/** @returns the value below which `share` of the sorted values lie; 0.5 is the median */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How long one call takes, in milliseconds, over `times` calls after `warmUp` that do not count. */
export function timesOf(run: () => unknown, times: number, warmUp: number): number[] {
  for (let index = 0; index < warmUp; index++) run();
  return Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}
