import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Site } from './site/site.ts';

/** Number of uncompiled pages from which a second process pays: it takes a second to start. */
const leastPages = 200;

/**
 * Lets a second processor compile pages into the cache, from the last to the first, while the build compiles them from the
 * first to the last and takes from the cache what is there. Without it, or when it fails, the build does all by itself.
 */
export function startCompileAhead(site: Site): { stop(): void } {
  const missing = [...site.manifest().scanned.values()].filter((page) => !site.isCached(page));
  if (missing.length < leastPages) return { stop: () => undefined };
  const child = spawn(
    process.execPath,
    [...process.execArgv, path.join(import.meta.dirname, 'compile-ahead-cli.ts')],
    { stdio: 'ignore' },
  );
  child.on('error', () => undefined);
  return { stop: () => void child.kill() };
}
