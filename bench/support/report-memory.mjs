// Preloaded into a measured process: writes its peak memory, in bytes, to the file in BENCH_MEMORY.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  if (process.env.BENCH_MEMORY)
    writeFileSync(process.env.BENCH_MEMORY, String(process.resourceUsage().maxRSS * 1024));
});
