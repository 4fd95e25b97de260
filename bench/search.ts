import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './support/measure.ts';
import { multiplyPages, readGolden, readPages } from './search/bench-pages.ts';
import { installPeers } from './search/install-peers.ts';
import { reportQuestions } from './search/measure-questions.ts';
import { measureSystem, type Measured } from './search/measure-system.ts';
import { pagefindSystem } from './search/pagefind-system.ts';
import type { SearchSystem } from './search/search-system.ts';
import { siteSystem } from './search/site-system.ts';
import { vitepressIndexOnly, vitepressSystem } from './search/vitepress-system.ts';

/**
 * Builds this site, and compares its search with those of two other systems, in Chromium, on the
 * same pages and on 5,000 pages.
 */
execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const pages = await readPages();
const many = multiplyPages(pages, 5_000);
const golden = readGolden();
const modules = installPeers();
const systems: SearchSystem[] = [await siteSystem(pages), await siteSystem(many)];
if (modules !== null) systems.push(...(await peerSystems(modules)));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const rows: string[] = [];
for (const system of systems)
  rows.push(toRow(system, await measureSystem(browser, system, golden)));
const version = browser.version();
await browser.close();
const report = [
  '# Local search, measured',
  '',
  `Made by \`npm run bench:search\` in Chromium ${version} on ${process.platform}, ${new Date().toISOString().slice(0, 10)}. One machine, often a busy one: compare the rows with each other.`,
  '',
  '| system | pages | download before the first result, KB gzip / brotli | first result, ms: cold / warm | keystroke, ms: median / 95 % | golden queries: first / among three |',
  '| --- | --: | --: | --: | --: | --: |',
  ...rows,
  '',
  'What the numbers mean:',
  '',
  '- **Pages.** All systems get the same titles, headings and text, without code blocks. 5,000 pages are this site with copies of its API pages. "Index only" is what VitePress would make of them, by its library and its options: its build needs more memory than there is.',
  '- **Download.** Dialog with its styles and what it imports, engine, and the part of the index that the first result needs. Where an index comes in one file, that is all of it.',
  '- **First result.** From nothing to the hits of "hat": download from this machine, parse, index, search. Cold is a browser with an empty cache, warm the next page load. The middle of five. The dialog is left out, and a slow line comes on top.',
  `- **Keystroke.** From a text to the list of hits with what the dialog draws of them, in the page: for this site 20 hits with marked titles and snippets, for VitePress 16 hits with titles and the words to mark (it draws no snippets), for Pagefind the five hits with excerpts that are shown first. Every key of every sixth golden query, all of the index loaded. Debouncing, of which VitePress and Starlight have some 200 to 300 ms, is left out.`,
  `- **Golden queries.** The ${golden.length} of \`tests/unit/search-golden.json\`. This site has to find the section; of the others the right page is enough.`,
  '',
  await reportQuestions(pages),
].join('\n');
console.log(report);
if (modules === null)
  console.log(
    'VitePress and Pagefind could not be installed, so they are not measured, and bench/search.md is unchanged. Check the network connection.',
  );
else writeFileSync(path.join(root, 'bench/search.md'), report);
process.exit(0);

async function peerSystems(folder: string): Promise<readonly SearchSystem[]> {
  const vitepress = await vitepressSystem(pages, folder);
  return [
    vitepress,
    await vitepressIndexOnly(many, folder, vitepress),
    await pagefindSystem(pages, folder),
    await pagefindSystem(many, folder),
  ];
}

function toRow(
  { name, pages: count }: SearchSystem,
  { bytes, cold, warm, keys, first, three }: Measured,
): string {
  const kilobytes = (size: number): string => (size / 1000).toFixed(1);
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  return `| ${name} | ${count} | ${kilobytes(bytes.gzip)} / ${kilobytes(bytes.brotli)} | ${cold.toFixed(0)} / ${warm.toFixed(0)} | ${keys.median.toFixed(2)} / ${keys.late.toFixed(2)} | ${percent(first)} / ${percent(three)} |`;
}
