import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { reportLateSave } from './report-late-save.ts';

test('a second save right after the first is reported too', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'docs-late-'));
  const file = path.join(root, 'page.md');
  writeFileSync(file, 'First.');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const reported: string[] = [];
    server.watcher.on('change', (changed) => {
      reported.push(readFileSync(changed, 'utf8'));
      reportLateSave(changed, server.watcher);
    });
    await expect.poll(() => server.watcher.getWatched()[root]).toContain('page.md');
    const change = once(server.watcher, 'change');
    writeFileSync(file, 'As it was typed.');
    await change;
    writeFileSync(file, 'As it was formatted.');
    await expect.poll(() => reported.at(-1)).toBe('As it was formatted.');
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
