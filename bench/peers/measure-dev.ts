import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Browser } from '@playwright/test';
import { median } from '../measure.ts';
import { baseUrl, type Peer } from './peer.ts';

/** What an author waits for, in milliseconds. */
export interface DevFigures {
  /** From the command, with no caches, until the glossary shows its heading. */
  readonly start: number;
  /** From saving the glossary until the page shows it: the middle of five. */
  readonly save: number;
}

const port = 5233;

/** Starts a system's development server, opens the glossary and saves it five times. */
export async function measureDev(browser: Browser, peer: Peer): Promise<DevFigures> {
  for (const made of peer.made)
    rmSync(path.resolve(peer.folder, made), { recursive: true, force: true });
  const page = await browser.newPage();
  const source = path.resolve(peer.folder, peer.source);
  const text = readFileSync(source, 'utf8');
  const node = peer.node ? path.join(peer.folder, peer.node) : process.execPath;
  const before = performance.now();
  const server = spawn(node, peer.dev(port), {
    cwd: peer.folder,
    env: { ...process.env, ...peer.environment },
    detached: true,
    stdio: 'ignore',
  });
  try {
    const address = `http://localhost:${port}${baseUrl}${peer.pages.glossary}`;
    const heading = page.getByRole('heading', { level: 1, name: 'Glossary' });
    const deadline = before + 180_000;
    for (let isShown = false; !isShown;) {
      if (performance.now() > deadline)
        throw new Error(`${peer.name} shows no page at ${address}.`);
      isShown = await page
        .goto(address)
        .then(() => heading.first().waitFor({ timeout: 5_000 }))
        .then(() => true)
        .catch(() => page.waitForTimeout(50).then(() => false));
    }
    const start = performance.now() - before;
    await page.waitForTimeout(2_000);
    const times: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const saved = performance.now();
      writeFileSync(source, `${text}\nSaved in round ${round}.\n`);
      await page.getByText(`Saved in round ${round}.`).first().waitFor({ timeout: 20_000 });
      times.push(performance.now() - saved);
      await page.waitForTimeout(500);
    }
    return { start, save: median(times) };
  } finally {
    writeFileSync(source, text);
    if (server.pid) process.kill(-server.pid);
    await page.close();
  }
}
