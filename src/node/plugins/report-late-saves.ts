import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/** chokidar says of a file at most once in 50 ms that it has changed, and forgets what happens to it in between. */
const silence = 60;

/**
 * Reports what was saved again right after a save, as editors do that format a file when they have written it: the watcher
 * alone would lose it, and the browser would go on showing the first of the two.
 */
export function reportLateSaves(watcher: ViteDevServer['watcher']): void {
  watcher.on('change', (file) => {
    const before = savedAt(file);
    setTimeout(() => {
      if (savedAt(file) !== before) watcher.emit('change', file);
    }, silence);
  });
}

/** When a file was last written, in milliseconds since 1970; undefined for one that is not there. */
function savedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
