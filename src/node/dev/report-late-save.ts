import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/**
 * How long to wait for a second save, in milliseconds. chokidar reports changes to a file at most
 * once every 50 ms and drops any in between.
 */
const silence = 60;

/**
 * Reports a file again if it is saved again shortly after it was read, as in editors that format a
 * file after writing it. The watcher alone would miss the second save, and the browser would keep
 * showing the first.
 */
export function reportLateSave(file: string, watcher: ViteDevServer['watcher']): void {
  const read = savedAt(file);
  setTimeout(() => {
    if (savedAt(file) !== read) watcher.emit('change', file);
  }, silence);
}

/**
 * Returns when a file was last written, in milliseconds since 1970; undefined if it does not exist.
 */
function savedAt(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
