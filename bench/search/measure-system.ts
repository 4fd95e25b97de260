import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { median } from '../support/measure.ts';
import { serveStatic } from '#node/testing/serve-static.ts';
import type { GoldenQuery } from './bench-pages.ts';
import type { BenchEngine, BenchModule } from './browser/bench-module.ts';
import { sizeOf, type SearchSystem, type Size } from './search-system.ts';

/** Measurements of one system; times are in milliseconds. */
export interface Measured {
  readonly bytes: Size;
  /** From nothing to the first hits: download, parse, index and search, with an empty cache. */
  readonly cold: number;
  /** The same with a full cache. */
  readonly warm: number;
  /**
   * From a query to its complete list of hits, for each keystroke of a sample of golden queries;
   * `late` is the 95th percentile.
   */
  readonly keys: { readonly median: number; readonly late: number };
  /** Share of golden queries answered by the first hit. */
  readonly first: number;
  /** Share of golden queries answered by one of the first three hits. */
  readonly three: number;
}

/** Number of times to measure the first result; the median is used. */
const rounds = 5;

/** One in this many golden queries is typed key by key. */
const sample = 6;

/** Cross-origin isolated pages have a timer resolution of 5 instead of 100 microseconds. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'max-age=31536000, immutable',
};

/**
 * Measures a system in the browser: download size, first results, keystrokes, and how many golden
 * queries it answers.
 */
export async function measureSystem(
  browser: Browser,
  system: SearchSystem,
  golden: readonly GoldenQuery[],
): Promise<Measured> {
  const { address } = await serveStatic({
    folder: system.folder,
    mount: '/',
    headers,
    isCompressed: true,
  });
  const cold: number[] = [];
  const warm: number[] = [];
  let bytes = system.bytes;
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    await page.goto(address);
    cold.push(await timeFirst(page, address));
    bytes ??= add(system.dialog, sizeOf(filesOf(asked, address, system)));
    await page.goto(address);
    warm.push(await timeFirst(page, address));
    await context.close();
  }
  const page = await browser.newPage();
  await page.goto(address);
  await timeFirst(page, address);
  const typed = golden
    .filter((_, index) => index % sample === 0)
    .flatMap(([query]) => Array.from(query, (_, end) => query.slice(0, end + 1)));
  const { times, answers } = await page.evaluate(runQueries, {
    typed,
    queries: golden.map(([query]) => query),
  });
  await page.close();
  const positions = answers.map((urls, index) =>
    urls.findIndex((url) => isPlace(url, golden[index]?.[1] ?? '', system.findsSections)),
  );
  const share = (limit: number): number =>
    positions.filter((position) => position >= 0 && position < limit).length / positions.length;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    bytes: bytes as Size,
    cold: median(cold),
    warm: median(warm),
    keys: { median: median(times), late: sorted[Math.floor(sorted.length * 0.95)] ?? 0 },
    first: share(1),
    three: share(3),
  };
}

/** Opens a system in the page and times its first results; the engine stays loaded. */
function timeFirst(page: Page, address: string): Promise<number> {
  return page.evaluate(async (base) => {
    const start = performance.now();
    const { open } = (await import(/* @vite-ignore */ `${base}engine.js`)) as BenchModule;
    const engine = await open(base);
    await engine.search('hat');
    const time = performance.now() - start;
    Object.assign(window, { engine });
    return time;
  }, address);
}

/**
 * Searches for the typed texts one after the other and times each search, then runs the queries.
 * Runs in the page.
 */
async function runQueries({
  typed,
  queries,
}: {
  readonly typed: readonly string[];
  readonly queries: readonly string[];
}) {
  const { engine } = window as unknown as { readonly engine: BenchEngine };
  await engine.loadRest();
  const times: number[] = [];
  for (const text of typed) {
    const start = performance.now();
    const hits = engine.search(text);
    if (hits instanceof Promise) await hits;
    times.push(performance.now() - start);
    // Lets the browser collect garbage, as it could between two keystrokes.
    if (times.length % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const answers: (readonly string[])[] = [];
  for (const query of queries) answers.push(await engine.search(query));
  return { times, answers };
}

function filesOf(
  asked: ReadonlySet<string>,
  address: string,
  { folder }: SearchSystem,
): readonly string[] {
  const names = [...asked]
    .filter((url) => url !== address && !/\/engine\.js$|favicon/.test(url))
    .map((url) => decodeURIComponent(new URL(url).pathname));
  return names.map((name) => path.join(folder, name));
}

function add(one: Size | undefined, other: Size): Size {
  return { gzip: other.gzip + (one?.gzip ?? 0), brotli: other.brotli + (one?.brotli ?? 0) };
}

function isPlace(url: string, place: string, bySection: boolean): boolean {
  return bySection ? url === `/docs${place}` : pageOf(url) === pageOf(`/docs${place}`);
}

function pageOf(address: string): string {
  return address
    .replace(/[#?].*$/s, '')
    .replace(/^\/docs(?=\/|$)/, '')
    .replace(/(?:index)?(?:\.html)?$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
