import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildShards, type SearchablePage } from '../src/node/search/build-shards.ts';
import { compileForSearch } from '../src/node/search/compile-for-search.ts';
import { openProject } from '../src/node/site/site-project.ts';
import { createSearchEngine, type SearchEngine } from '../src/shared/search/search-engine.ts';
import { measurePeers } from './search-peers.ts';

/**
 * Measures the local search: bytes before the first result, time for a keystroke, golden queries answered, at the site's size and with
 * 5,000 pages. `DOCS_OUT_DIR` names the built site. Other systems are measured when `bench/tmp` has them.
 */
const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.env.DOCS_OUT_DIR ?? 'dist');
const golden = JSON.parse(readFileSync(path.join(root, 'tests/unit/search-golden.json'), 'utf8')) as Readonly<Record<string, readonly (readonly [string, string])[]>>;
const queries = Object.values(golden).flat();

/** Files that are loaded between the first wish to search and the first result, by the beginning of their names. */
const firstFiles = ['search-modal-', 'site-search-', 'search-', 'use-hosted-parameters-'];

const { site } = await openProject({ root, environment: {}, includeDrafts: false });
const pages = await compileForSearch(site);
const small = await measureEngine(pages);
const large = await measureEngine(multiply(pages, 5_000));
const bytes = firstBytes();
const peers = await measurePeers(root, queries);
const report = [
  '# Local search, measured',
  '',
  `Made by \`npx tsx bench/search.ts\` on ${process.platform}, Node ${process.version}. Times are of one machine, often a busy one: compare them with each other.`,
  '',
  '| system | pages | bytes before the first result, KB (gzip / brotli) | first query, ms | keystroke, ms (median / 95 %) | golden queries: first / among three |',
  '|---|--:|--:|--:|--:|--:|',
  row('this site', small, bytes),
  row('this site, multiplied', large, null),
  ...peers.map(({ name, pages: count, gzip, brotli, first, median, late, firstShare, threeShare }) => `| ${name} | ${count} | ${kilobytes(gzip)} / ${kilobytes(brotli)} | ${first.toFixed(1)} | ${median.toFixed(2)} / ${late.toFixed(2)} | ${percent(firstShare)} / ${percent(threeShare)} |`),
  '',
  `Bytes of this site: the dialog with its styles, the engine and the index of the user pages. The other files follow in the background: ${Object.entries(small.sizes).map(([group, size]) => `${group} ${kilobytes(size)} KB`).join(', ')} (gzip). Reading and indexing takes ${small.indexing.toFixed(0)} ms here and ${large.indexing.toFixed(0)} ms with ${large.pages} pages, in slices.`,
  '',
  'A golden query of another system counts as answered when the right page is among the hits: these systems are not asked for the section.',
  '',
].join('\n');
writeFileSync(path.join(root, 'bench/search-results.md'), report);
console.log(report);
process.exit(0);

interface Measured {
  readonly pages: number;
  readonly sizes: Readonly<Record<string, number>>;
  readonly indexing: number;
  readonly first: number;
  readonly median: number;
  readonly late: number;
  readonly firstShare: number;
  readonly threeShare: number;
}

async function measureEngine(all: readonly SearchablePage[]): Promise<Measured> {
  const shards = buildShards(all);
  const sizes = Object.fromEntries(Object.entries(shards).map(([group, shard]) => [group, gzipSync(JSON.stringify(shard)).length]));
  const engine = createSearchEngine();
  const start = performance.now();
  for (const group of ['user', 'contributor', 'api'] as const) await engine.add(shards[group]);
  const indexing = performance.now() - start;
  const first = timed(() => engine.search('hat'));
  const times = keystrokes(engine).sort((a, b) => a - b);
  const positions = queries.map(([query, place]) => engine.search(query).hits.findIndex(({ url }) => url === place));
  const share = (limit: number): number => positions.filter((position) => position >= 0 && position < limit).length / positions.length;
  return { pages: all.length, sizes, indexing, first, median: times[Math.floor(times.length / 2)] ?? 0, late: times[Math.floor(times.length * 0.95)] ?? 0, firstShare: share(1), threeShare: share(3) };
}

/** Times of every key of every golden query. */
function keystrokes(engine: SearchEngine): number[] {
  return queries.flatMap(([query]) => Array.from(query, (_, index) => timed(() => engine.search(query.slice(0, index + 1)))));
}

function timed(action: () => unknown): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

/** Copies of the API pages under other names, until there are so many pages. */
function multiply(all: readonly SearchablePage[], count: number): readonly SearchablePage[] {
  const api = all.filter(({ record }) => record.origin === 'api');
  const copies: SearchablePage[] = [...all];
  for (let copy = 1; copies.length < count && api.length > 0; copy += 1) {
    for (const { record, sections } of api.slice(0, count - copies.length)) copies.push({ record: { ...record, path: record.path.replace(/\/$/, `Copy${copy}/`), title: `${record.title}Copy${copy}` }, sections });
  }
  return copies;
}

/** Sizes of what is downloaded before the first result. */
function firstBytes(): { readonly gzip: number; readonly brotli: number } | null {
  const assets = path.join(dist, 'assets');
  if (!existsSync(path.join(assets, 'search'))) return null;
  const code = readdirSync(assets).filter((file) => firstFiles.some((start) => file.startsWith(start)) && !file.startsWith('search-page'));
  const index = readdirSync(path.join(assets, 'search')).filter((file) => file.startsWith('user-'));
  const files = [...code.map((file) => path.join(assets, file)), ...index.map((file) => path.join(assets, 'search', file))].map((file) => readFileSync(file));
  return { gzip: sum(files.map((file) => gzipSync(file, { level: 9 }).length)), brotli: sum(files.map((file) => brotliCompressSync(file).length)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function row(name: string, { pages: count, first, median, late, firstShare, threeShare }: Measured, size: ReturnType<typeof firstBytes>): string {
  return `| ${name} | ${count} | ${size ? `${kilobytes(size.gzip)} / ${kilobytes(size.brotli)}` : '–'} | ${first.toFixed(1)} | ${median.toFixed(2)} / ${late.toFixed(2)} | ${percent(firstShare)} / ${percent(threeShare)} |`;
}

function kilobytes(size: number): string {
  return (size / 1000).toFixed(1);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
