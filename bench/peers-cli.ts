import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { root } from './measure.ts';
import { barChart } from './peers/bar-chart.ts';
import { docusaurusPeer } from './peers/docusaurus-peer.ts';
import { figureTable, type FigureRow } from './peers/figures.ts';
import { measureBuilds, type BuildFigures } from './peers/measure-builds.ts';
import { measureDev, type DevFigures } from './peers/measure-dev.ts';
import { measureClicks, measureLoads, type ServedSite } from './peers/measure-reader.ts';
import { ownPeer, ownPeerOf } from './peers/own-peer.ts';
import { baseUrl, type Peer, type ReaderPages } from './peers/peer.ts';
import { multiplyTwins, readTwins } from './peers/peer-pages.ts';
import { starlightPeer } from './peers/starlight-peer.ts';
import { vitepressPeer } from './peers/vitepress-peer.ts';
import { serveCompressed } from './serve-compressed.ts';

/**
 * Measures this site beside other documentation systems with the same pages. `--parts` chooses what is measured (builds,
 * reader, clicks, dev); the figures of earlier parts are kept in `bench/tmp`, so that a long run can be made in pieces.
 * `--pages` gives all systems that many generated pages instead of this site's own.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'builds,reader,clicks,dev' },
    pages: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    systems: { type: 'string', default: 'starlight,vitepress,docusaurus' },
  },
});
const makers = { starlight: starlightPeer, vitepress: vitepressPeer, docusaurus: docusaurusPeer };
const twinsFolder = path.join(root, 'dist');
if (!existsSync(path.join(twinsFolder, 'index.md')))
  throw new Error(`${twinsFolder} holds no built site: run npm run build first.`);
const twins = readTwins(twinsFolder);
const pages = values.pages ? multiplyTwins(twins, Number(values.pages)) : twins;
const chosen = values.systems.split(',').filter((name) => name in makers);
const peers: readonly Peer[] = [
  values.pages ? ownPeerOf(pages) : ownPeer,
  ...chosen.map((name) => makers[name as keyof typeof makers](pages)),
];
const store = path.join(root, `bench/tmp/peers/figures-${values.pages ?? 'own'}.json`);
const rows = new Map<string, FigureRow>(
  existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as [string, FigureRow][]) : [],
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const parts: Readonly<Record<string, () => Promise<void>>> = {
  builds: addBuilds,
  reader: () => addReader(browser),
  clicks: () => addClicks(browser),
  dev: () => addDev(browser),
};
for (const part of values.parts.split(',')) {
  const run = parts[part];
  if (!run)
    throw new Error(`There is no part "${part}": choose from ${Object.keys(parts).join(', ')}.`);
  await run();
  mkdirSync(path.dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify([...rows]));
}
const report = writeReport(browser.version());
await browser.close();
console.log(report);
process.exit(0);

/** Adds a figure of one system to a row. */
function add(row: Omit<FigureRow, 'figures'>, name: string, figure: number): void {
  const figures = { ...rows.get(row.label)?.figures, [name]: figure };
  rows.set(row.label, { ...row, figures });
}

async function addBuilds(): Promise<void> {
  for (const peer of peers) {
    const figures = await orNothing<BuildFigures>(peer, () => measureBuilds(peer));
    add({ label: 'cold build, s', digits: 1 }, peer.name, figures?.cold ?? Number.NaN);
    add({ label: 'build after one edit, s', digits: 1 }, peer.name, figures?.edited ?? Number.NaN);
    add(
      { label: 'build with nothing changed, s', digits: 1 },
      peer.name,
      figures?.unchanged ?? Number.NaN,
    );
    add(
      { label: 'peak memory of a cold build, MB' },
      peer.name,
      (figures?.memory ?? Number.NaN) / 1e6,
    );
    add({ label: 'output, MB' }, peer.name, (figures?.size ?? Number.NaN) / 1e6);
  }
}

async function addReader(launched: Browser): Promise<void> {
  const sites = await serveAll();
  for (const kind of ['glossary', 'class', 'home'] as const) {
    const figures = await measureLoads(
      launched,
      sites.map(({ site, pages: own }) => ({ site, page: own[kind] })),
      Number(values.rounds),
    );
    for (const [name, load] of figures) {
      add({ label: `${kind}: first contentful paint, ms` }, name, load.firstPaint);
      add({ label: `${kind}: largest contentful paint, ms` }, name, load.largestPaint);
      add({ label: `${kind}: blocking time, ms` }, name, load.blocking);
      add({ label: `${kind}: first load, KB`, digits: 1 }, name, load.bytes / 1000);
      add(
        { label: `${kind}: of it before paint, KB`, digits: 1 },
        name,
        load.bytesBeforePaint / 1000,
      );
      add({ label: `${kind}: requests` }, name, load.requests);
    }
  }
}

async function addClicks(launched: Browser): Promise<void> {
  for (const { site, pages: own, links } of await serveAll())
    for (const kind of ['glossary', 'class'] as const) {
      const address = site.address + own[kind];
      const time = await measureClicks(launched, { address, links, count: 10 });
      add({ label: `click to painted heading from the ${kind} page, ms` }, site.name, time);
    }
}

async function addDev(launched: Browser): Promise<void> {
  for (const peer of peers) {
    const figures = await orNothing<DevFigures>(peer, () => measureDev(launched, peer));
    add({ label: 'dev server to first page, ms' }, peer.name, figures?.start ?? Number.NaN);
    add({ label: 'save to screen, ms' }, peer.name, figures?.save ?? Number.NaN);
  }
}

/** A system that fails costs its figures, not those of the others. */
async function orNothing<Result>(
  { name }: Peer,
  measure: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function serveAll(): Promise<
  readonly { readonly site: ServedSite; readonly pages: ReaderPages; readonly links: string }[]
> {
  const built = peers.filter(({ folder, output }) => existsSync(path.resolve(folder, output)));
  return Promise.all(
    built.map(async ({ name, folder, output, pages: own, links }) => ({
      site: { name, address: await serveCompressed(path.resolve(folder, output), baseUrl) },
      pages: own,
      links,
    })),
  );
}

function writeReport(version: string): string {
  const all = [...rows.values()];
  const suffix = values.pages ? `-${values.pages}` : '';
  const charts = [
    ['paint', /paint, ms$/],
    ['blocking', /blocking time/],
    ['weight', /KB$/],
    ['builds', /, s$/],
  ] as const;
  const drawn = charts.flatMap(([name, pattern]) => {
    const chosenRows = all.filter(({ label }) => pattern.test(label));
    if (chosenRows.length === 0) return [];
    const file = `peers-${name}${suffix}.svg`;
    writeFileSync(path.join(root, 'bench', file), barChart(`${name}: lower is better`, chosenRows));
    return [`![${name}](${file})`, ''];
  });
  const text = [
    `# This site beside other systems${values.pages ? `, ${values.pages} pages` : ''}`,
    '',
    `Made by \`npm run bench:peers\` on ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), load average ${(os.loadavg()[0] ?? 0).toFixed(1)}, Node ${process.version}, Chromium ${version}, ${new Date().toISOString().slice(0, 10)}.`,
    'All systems have the same pages: the others got the Markdown beside ours. This site alone also runs TypeDoc, and only its home page draws its examples.',
    `The reader has a processor 4 times slower, 1.6 Mbit/s and 150 ms; the figures are medians of ${values.rounds} loads, taken in turns. Sizes are of gzipped bodies until the load event; memory is that of the main process.`,
    '',
    figureTable(all, ownPeer.name),
    '',
    ...drawn,
  ].join('\n');
  writeFileSync(path.join(root, `bench/peers${suffix}.md`), text);
  return text;
}
