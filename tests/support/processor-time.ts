/**
 * Returns the milliseconds of processor time that a function takes. By the clock, it would depend on
 * what else the machine does.
 */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}
