/**
 * Milliseconds by the clock on the wall, which runs on while others use the processor, or of the processor, which counts what
 * threads beside this one do: the smaller of the two, as each only adds.
 */
export function stopwatch(): () => number {
  const wall = performance.now();
  const processor = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return Math.min(performance.now() - wall, (user + system) / 1000);
  };
}
