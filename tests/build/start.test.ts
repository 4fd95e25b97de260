import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './folders.ts';

const work = mkdtempSync(path.join(os.tmpdir(), 'docs-start-'));
const docs = path.join(work, 'docs');
mkdirSync(docs);
writeFileSync(path.join(docs, 'index.md'), '# Served\n');
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Returns a port on which nothing listens. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function start(port: number): ChildProcess {
  return spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DOCS_CONTENT_DIR: docs,
      DOCS_API: 'off',
      DOCS_OUT_DIR: path.join(work, 'dist'),
      DOCS_CACHE_DIR: path.join(work, 'cache'),
    },
  });
}

/** Returns the text of the page at a URL; undefined if there is no response. */
async function open(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return undefined;
  }
}

// Skipped unless `scripts/install.mjs` installed the packages; `npm start` would otherwise reinstall
// them while other tests use them.
it.skipIf(!existsSync(path.join(root, 'node_modules/.installed-for')))(
  '`npm start -- --port` serves on that port, and leaves no process when it is stopped',
  async () => {
    const port = await findFreePort();
    const address = `http://localhost:${port}/docs/`;
    const started = start(port);
    const ended = once(started, 'exit');
    try {
      await expect
        .poll(() => open(address), { timeout: 300_000, interval: 250 })
        .toContain('Served');
    } finally {
      started.kill('SIGTERM');
    }
    await ended;
    await expect.poll(() => open(address), { interval: 100 }).toBeUndefined();
  },
);
