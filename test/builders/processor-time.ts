/** Milliseconds that the processor worked for it: other programs on a busy machine do not count. */
export function processorTime(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
