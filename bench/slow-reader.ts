import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { median, root } from './support/measure.ts';
import { serveStatic } from '#node/testing/serve-static.ts';
import { firstActions, measureAnswer } from './support/measure-answer.ts';
import { loadSlowly, type SlowLoad } from './support/slow-load.ts';

const rounds = 7;
const outDir = path.resolve(root, process.env.DOCS_OUT_DIR ?? 'dist');
const baseUrl = '/docs/';
const pages = [
  ['home', ''],
  ['glossary', 'user/glossary/'],
  [
    'large API class',
    'contributing/api/classes/ide_vscode_VscodeTextEditorImpl.VscodeTextEditorImpl/',
  ],
] as const;

if (!existsSync(path.join(outDir, 'index.html')))
  throw new Error(`${outDir} holds no built site: run npm run build first.`);
const { address: site } = await serveStatic({ folder: outDir, mount: baseUrl, isCompressed: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const rows: string[] = [];
for (const [name, page] of pages)
  rows.push(
    await measurePage(name, page),
    await measurePage(`${name}, scripts blocked`, page, true),
  );
const answers: string[] = [];
for (const action of firstActions) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await measureAnswer(browser, site, action));
  answers.push(`| ${action.name} | ${median(times).toFixed(0)} | ${Math.max(...times)} |`);
}
await browser.close();
const report = [
  '# The slow reader',
  '',
  `Made by \`npm run bench:reader\` on Node ${process.version}, ${new Date().toISOString().slice(0, 10)}: a processor 4 times slower, 1.6 Mbit/s, 150 ms, an empty cache.`,
  `Medians of ${rounds} loads on a shared machine with 2 cores (load average ${(loadavg()[0] ?? 0).toFixed(1)}): use them as ratios. The rows`,
  'without scripts are the floor: what the machine, the line, the HTML and the styles cost by themselves.',
  '',
  '| page | first contentful paint ms | largest contentful paint ms | total blocking time ms | longest task after paint ms | layout shift | first load KB gz | of it before paint | requests |',
  '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
  ...rows,
  '',
  'First actions, one second after the first paint: from the event until its answer is painted. At most 100 ms is wanted.',
  '',
  '| action | median ms | longest ms |',
  '| --- | --: | --: |',
  ...answers,
  '',
].join('\n');
writeFileSync(path.join(root, 'bench/slow-reader.md'), report);
console.log(report);
process.exit(0);

async function measurePage(name: string, page: string, isBlocked = false): Promise<string> {
  const runs: SlowLoad[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await loadSlowly(browser, `${site}${page}`, { isBlocked }));
  const middle = (field: keyof SlowLoad): number => median(runs.map((run) => run[field]));
  const kb = (field: keyof SlowLoad): string => (middle(field) / 1000).toFixed(1);
  return `| ${name} | ${middle('firstPaint').toFixed(0)} | ${middle('largestPaint').toFixed(0)} | ${middle('blocking').toFixed(0)} | ${describeTask(middle('longestTask'))} | ${middle('shift').toFixed(3)} | ${kb('bytes')} | ${kb('bytesBeforePaint')} | ${middle('requests').toFixed(0)} |`;
}

/** Describes a task's duration; browsers report only tasks of 50 ms or more. */
function describeTask(duration: number): string {
  return duration === 0 ? 'under 50' : duration.toFixed(0);
}
