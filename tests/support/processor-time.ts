/**
 * Returns the processor time that a function takes in user mode, in milliseconds; wall-clock time
 * would vary with the machine's load.
 */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}
