// Preloaded into a measured process: writes its peak memory, in bytes, and the processor time of all
// its threads, in seconds, to the file in BENCH_MEMORY.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  if (!process.env.BENCH_MEMORY) return;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cost = { memory: maxRSS * 1024, processor: (userCPUTime + systemCPUTime) / 1e6 };
  writeFileSync(process.env.BENCH_MEMORY, JSON.stringify(cost));
});
