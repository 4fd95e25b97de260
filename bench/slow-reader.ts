import { existsSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { firstLoad, median, root } from './measure.ts';
import { serveCompressed } from './serve-compressed.ts';

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

/** What a reader waits for, in milliseconds; the shift is a score without a unit. */
interface Vitals {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

interface Entry {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  /** Of layout shifts. */
  readonly value: number;
}

if (!existsSync(path.join(outDir, 'index.html')))
  throw new Error(`${outDir} holds no built site: run npm run build first.`);
const site = await serveCompressed(outDir, baseUrl);
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
await browser.close();
const report = [
  '# The slow reader',
  '',
  `Made by \`npm run bench:reader\` on Node ${process.version}, ${new Date().toISOString().slice(0, 10)}: a processor 4 times slower, 1.6 Mbit/s, 150 ms, an empty cache.`,
  `Medians of ${rounds} loads on a shared machine with 2 cores (load average ${(loadavg()[0] ?? 0).toFixed(1)}): use them as ratios. The rows`,
  'without scripts are the floor: what the machine, the line, the HTML and the styles cost by themselves.',
  '',
  '| page | first contentful paint ms | largest contentful paint ms | total blocking time ms | layout shift | first load KB gz |',
  '| --- | --: | --: | --: | --: | --: |',
  ...rows,
  '',
].join('\n');
writeFileSync(path.join(root, 'bench/slow-reader.md'), report);
console.log(report);
process.exit(0);

async function measurePage(name: string, page: string, isBlocked = false): Promise<string> {
  const runs: Vitals[] = [];
  for (let round = 0; round < rounds; round += 1)
    runs.push(await loadSlowly(browser, `${site}${page}`, isBlocked));
  const middle = (field: keyof Vitals): number => median(runs.map((run) => run[field]));
  const { html, js, css } = firstLoad(outDir, baseUrl, page);
  const size = ((html + (isBlocked ? 0 : js) + css) / 1000).toFixed(1);
  return `| ${name} | ${middle('firstPaint').toFixed(0)} | ${middle('largestPaint').toFixed(0)} | ${middle('blocking').toFixed(0)} | ${middle('shift').toFixed(3)} | ${size} |`;
}

/** One load in a fresh context, watched until three seconds after everything has arrived. */
async function loadSlowly(launched: Browser, url: string, isBlocked: boolean): Promise<Vitals> {
  const context = await launched.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (isBlocked) await page.route('**/*.js', (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 7.5e5 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3000);
  const vitals = await readVitals(page);
  await context.close();
  return vitals;
}

/** Entries of a performance timeline, those of before this call included. */
function entriesOf(page: Page, type: string): Promise<readonly Entry[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<readonly Entry[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => ({ value: 0, ...(entry.toJSON() as Omit<Entry, 'value'>) })),
          ),
        ).observe({ type: wanted, buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
    type,
  );
}

async function readVitals(page: Page): Promise<Vitals> {
  const paints = await entriesOf(page, 'paint');
  const firstPaint =
    paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  const tasks = (await entriesOf(page, 'longtask')).filter(
    ({ startTime, duration }) => startTime + duration > firstPaint,
  );
  return {
    firstPaint,
    largestPaint:
      (await entriesOf(page, 'largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: (await entriesOf(page, 'layout-shift')).reduce((sum, { value }) => sum + value, 0),
  };
}
