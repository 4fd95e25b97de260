// Preloaded into a measured process: leaves its peak memory, in bytes, in the file that BENCH_MEMORY names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  if (process.env.BENCH_MEMORY)
    writeFileSync(process.env.BENCH_MEMORY, String(process.resourceUsage().maxRSS * 1024));
});
