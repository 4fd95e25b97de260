import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Browser, Page } from '@playwright/test';
import { median } from '../support/measure.ts';
import { limit, reportSaves, type SavedRound } from './report-saves.ts';
import { baseUrl, type Peer } from './peer.ts';

/** Delays that an author experiences, in milliseconds. */
export interface DevFigures {
  /** From starting the command, without caches, until the glossary shows its heading. */
  readonly start: number;
  /** From saving a page until the browser has painted it; medians, and the slowest of all saves. */
  readonly save: { readonly glossary: number; readonly home: number; readonly slowest: number };
}

const port = 5233;
const rounds = 100;
/** Milliseconds after which no further saves of a file are measured. */
const longEnough = 60_000;

/**
 * Starts a system's dev server, without caches if none are left, opens the glossary and the home
 * page, and saves each of them a hundred times, or for a minute.
 */
export async function measureDev(browser: Browser, peer: Peer): Promise<DevFigures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const saves = await reportSaves(page);
  const node = peer.node ? path.join(peer.folder, peer.node) : process.execPath;
  const before = performance.now();
  const server = spawn(node, peer.dev(port), {
    cwd: peer.folder,
    env: { ...process.env, ...peer.environment },
    detached: true,
    stdio: 'ignore',
  });
  try {
    await openWhenReady(page, `http://localhost:${port}${baseUrl}${peer.pages.glossary}`);
    const start = performance.now() - before;
    const save = (source: string): Promise<readonly number[]> =>
      measureSaves(page, path.resolve(peer.folder, source), saves);
    // Lets the work that follows the first page finish, because an author usually saves later.
    await page.waitForTimeout(20_000);
    const glossary = await save(peer.sources.glossary);
    await page.goto(`http://localhost:${port}${baseUrl}${peer.pages.home}`);
    await page.waitForTimeout(3_000);
    const home = await save(peer.sources.home);
    const slowest = Math.max(...glossary, ...home);
    return { start, save: { glossary: median(glossary), home: median(home), slowest } };
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
    await context.close();
  }
}

/** Loads a page repeatedly until the glossary's heading is shown; throws after three minutes. */
async function openWhenReady(page: Page, address: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: 'Glossary' });
  const deadline = performance.now() + 180_000;
  for (let isShown = false; !isShown;) {
    if (performance.now() > deadline) throw new Error(`There is no page at ${address}.`);
    isShown = await page
      .goto(address)
      .then(() => heading.first().waitFor({ timeout: 5_000 }))
      .then(() => true)
      .catch(() => page.waitForTimeout(50).then(() => false));
  }
}

/**
 * Saves a file a hundred times, or for a minute, each time with a new last line. Returns the time
 * until each save is painted, or the maximum waiting time if it is not painted. Restores the file.
 */
async function measureSaves(
  page: Page,
  source: string,
  nextSave: (round: number) => Promise<SavedRound>,
): Promise<readonly number[]> {
  const text = readFileSync(source, 'utf8');
  const times: number[] = [];
  const end = performance.now() + longEnough;
  try {
    for (let round = 1; round <= rounds && performance.now() < end; round += 1) {
      const painted = nextSave(round);
      const saved = performance.timeOrigin + performance.now();
      writeFileSync(source, `${text}\nSaved in round ${round}.\n`);
      times.push(
        await painted.then(
          ({ time }) => time - saved,
          () => limit * 1000,
        ),
      );
      await page.waitForTimeout(200);
    }
    return times;
  } finally {
    writeFileSync(source, text);
    await page.waitForTimeout(500);
  }
}
