import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import MiniSearch from 'minisearch';

/** What was measured of another system's local search on the same pages. */
export interface PeerResult {
  readonly name: string;
  readonly pages: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly first: number;
  readonly median: number;
  readonly late: number;
  readonly firstShare: number;
  readonly threeShare: number;
}

type Golden = readonly (readonly [query: string, place: string])[];

/** How often the query of a key waits for the one before, in keys: all keys of the first queries are typed. */
const typedQueries = 20;

/** Measures those systems that were built into `bench/tmp`: `vp` by VitePress, `pf` by Pagefind, which Starlight searches with. */
export async function measurePeers(root: string, golden: Golden): Promise<readonly PeerResult[]> {
  const vitepress = path.join(root, 'bench/tmp/vp/docs/.vitepress/dist');
  const pagefind = path.join(root, 'bench/tmp/pf/out');
  return [...(existsSync(vitepress) ? [measureVitePress(vitepress, golden)] : []), ...(existsSync(pagefind) ? [await measurePagefind(pagefind, golden)] : [])];
}

/** VitePress searches with MiniSearch in one file that holds everything; its options are those of its search box. */
function measureVitePress(dist: string, golden: Golden): PeerResult {
  const chunks = path.join(dist, 'assets/chunks');
  const files = readdirSync(chunks).filter((file) => /LocalSearch(?:Box|Index)/i.test(file));
  const sources = files.map((file) => readFileSync(path.join(chunks, file)));
  const index = sources.find((_, position) => /localSearchIndex/.test(files[position] ?? ''))?.toString() ?? '';
  const json = runInNewContext(index.slice(index.indexOf('=') + 1, index.lastIndexOf(';export'))) as string;
  const engine = MiniSearch.loadJSON(json, { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'], searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } } });
  const search = (query: string): readonly string[] => engine.search(query).slice(0, 16).map(({ id }) => String(id));
  const first = time(() => search('hat'));
  const times = golden.slice(0, typedQueries).flatMap(([query]) => Array.from(query, (_, end) => time(() => search(query.slice(0, end + 1)))));
  const found = golden.map(([query, place]) => search(query).findIndex((id) => samePage(id, place)));
  return { name: 'VitePress 1.6.4 (MiniSearch)', pages: countPages(dist), gzip: sum(sources.map((file) => gzipSync(file, { level: 9 }).length)), brotli: sum(sources.map((file) => brotliCompressSync(file).length)), first, ...spread(times), ...shares(found) };
}

function countPages(dist: string): number {
  return readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith('.html')).length - 1;
}

/** Pagefind fetches pieces of its index for each query, so it is measured in a browser; bytes are those up to the first result's text. */
async function measurePagefind(folder: string, golden: Golden): Promise<PeerResult> {
  const sizes = { gzip: 0, brotli: 0 };
  let isCounting = true;
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const body = existsSync(file) && !file.endsWith('/') ? readFileSync(file) : Buffer.from('<!doctype html><title>x</title>');
    if (isCounting && existsSync(file) && !file.endsWith('/')) {
      sizes.gzip += gzipSync(body, { level: 9 }).length;
      sizes.brotli += brotliCompressSync(body).length;
    }
    response.writeHead(200, { 'content-type': file.endsWith('.js') ? 'text/javascript' : file.endsWith('/') ? 'text/html' : 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const run = (queries: readonly string[]) =>
    page.evaluate(async (list) => {
      const engine = (await import(/* @vite-ignore */ `${location.origin}/pagefind.js`)) as { search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }> };
      const answers: { urls: string[]; time: number }[] = [];
      for (const query of list) {
        const start = performance.now();
        const { results } = await engine.search(query);
        const [first, ...rest] = results.slice(0, 3);
        const urls = first ? [(await first.data()).url] : [];
        const time = performance.now() - start;
        for (const result of rest) urls.push((await result.data()).url);
        answers.push({ urls, time });
      }
      return answers;
    }, queries);
  const [cold] = await run(['hat']);
  isCounting = false;
  const typed = await run(golden.slice(0, typedQueries).flatMap(([query]) => Array.from(query, (_, end) => query.slice(0, end + 1))));
  const answers = await run(golden.map(([query]) => query));
  await browser.close();
  server.close();
  const found = answers.map(({ urls }, index) => urls.findIndex((url) => samePage(url, golden[index]?.[1] ?? '')));
  const entry = JSON.parse(readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8')) as { languages: Record<string, { page_count: number }> };
  const pages = sum(Object.values(entry.languages).map(({ page_count: count }) => count));
  return { name: 'Starlight’s search (Pagefind 1)', pages, ...sizes, first: cold?.time ?? 0, ...spread(typed.map(({ time: taken }) => taken)), ...shares(found) };
}

function pageOf(address: string): string {
  return (address.replace(/[#?].*$/s, '').replace(/^\/docs/, '').replace(/\.html$|\/$/, '') || '/').toLowerCase();
}

function samePage(address: string, place: string): boolean {
  const page = pageOf(place);
  return pageOf(address) === page || (page === '/' && /^\/?(?:index)?$/.test(pageOf(address)));
}

function spread(times: readonly number[]): Pick<PeerResult, 'median' | 'late'> {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, late: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

function shares(found: readonly number[]): Pick<PeerResult, 'firstShare' | 'threeShare'> {
  const share = (limit: number): number => found.filter((position) => position >= 0 && position < limit).length / found.length;
  return { firstShare: share(1), threeShare: share(3) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function time(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}
