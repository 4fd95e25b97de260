import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { makePages, pagePath } from './support/make-pages.ts';
import { firstLoad, folderSize, measureRun, median, root, temporary } from './support/measure.ts';

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const counts = sizes.length > 0 ? sizes : [600, 5000];
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);

mkdirSync(temporary, { recursive: true });
const rows: string[] = [];
for (const count of counts) rows.push(await measureGenerated(count));
const report = [
  '# Benchmark of the site',
  '',
  `Made by \`npm run bench\` on Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. Times are single runs on a shared machine with 2 cores: use them as ratios.`,
  '',
  '## Generated pages of about 4 KB',
  '',
  '| pages | cold build s | after one edit s | nothing changed s | peak memory MB | dist MB | HTML of one page KB gz | JS KB gz | CSS KB gz | dev server to first page s | save to screen ms |',
  '| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
  ...rows,
  '',
  ...(await measureOwnSite()),
  '',
].join('\n');
writeFileSync(path.join(root, 'bench/site.md'), report);
console.log(report);
process.exit(0);

async function measureGenerated(count: number): Promise<string> {
  const folder = path.join(temporary, `pages-${count}/docs`);
  makePages(folder, count);
  const environment = {
    DOCS_CONTENT_DIR: folder,
    DOCS_API: 'off',
    DOCS_OUT_DIR: path.join(temporary, `dist-${count}`),
    DOCS_CACHE_DIR: path.join(temporary, `cache-${count}`),
  };
  rmSync(environment.DOCS_CACHE_DIR, { recursive: true, force: true });
  const cold = await measureRun('scripts/build.mjs', environment);
  appendFileSync(path.join(folder, pagePath(60)), '\nOne more line.\n');
  const edited = await measureRun('scripts/build.mjs', environment);
  const warm = await measureRun('scripts/build.mjs', environment);
  const load = firstLoad(environment.DOCS_OUT_DIR, '/docs/', 'part-1/page-60');
  const dev = await measureDev(folder, environment);
  return `| ${count} | ${cold.seconds.toFixed(1)} | ${edited.seconds.toFixed(1)} | ${warm.seconds.toFixed(1)} | ${mb(cold.memory)} | ${mb(folderSize(environment.DOCS_OUT_DIR))} | ${kb(load.html)} | ${kb(load.js)} | ${kb(load.css)} | ${dev.start.toFixed(1)} | ${dev.save.toFixed(0)} |`;
}

/**
 * Starts the dev server. Returns the seconds until it shows the first page, and the median
 * milliseconds until a save is shown.
 */
async function measureDev(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly start: number; readonly save: number }> {
  const port = '5199';
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const file = path.join(folder, pagePath(60));
  const before = performance.now();
  const server = spawn('npx', ['vite', '--port', port, '--strictPort'], {
    cwd: root,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: 'ignore',
  });
  try {
    await openWhenReady(`http://localhost:${port}/docs/part-1/page-60/`);
    const start = (performance.now() - before) / 1000;
    const times: number[] = [];
    const text = readFileSync(file, 'utf8');
    for (let round = 0; round < 10; round += 1) {
      await page.waitForTimeout(150);
      const saved = performance.now();
      writeFileSync(file, `${text}\nSaved in round ${round}.\n`);
      await page.getByText(`Saved in round ${round}.`).waitFor();
      times.push(performance.now() - saved);
    }
    return { start, save: median(times) };
  } finally {
    if (server.pid) process.kill(-server.pid);
    await browser.close();
  }

  async function openWhenReady(url: string): Promise<void> {
    for (;;) {
      try {
        await page.goto(url);
        await page.getByRole('heading', { level: 1, name: 'Page 60' }).waitFor();
        return;
      } catch {
        await page.waitForTimeout(50);
      }
    }
  }
}

/**
 * Measures this site's builds, with and without the API reference, and the size of its pages.
 * Regenerates the reference in `api-gen/output`. Returns the lines of the report.
 */
async function measureOwnSite(): Promise<readonly string[]> {
  const output = path.join(root, 'api-gen/output');
  rmSync(output, { recursive: true, force: true });
  const apiCold = await measureRun('scripts/api.mjs', {});
  const apiWarm = await measureRun('scripts/api.mjs', {});
  const build = async (
    name: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<{ cold: number; warm: number; memory: number; outDir: string }> => {
    const outDir = path.join(temporary, `dist-${name}`);
    const cache = path.join(temporary, `cache-${name}`);
    rmSync(cache, { recursive: true, force: true });
    const all = { DOCS_OUT_DIR: outDir, DOCS_CACHE_DIR: cache, ...environment };
    const cold = await measureRun('scripts/build.mjs', all);
    const warm = await measureRun('scripts/build.mjs', all);
    return { cold: cold.seconds, warm: warm.seconds, memory: cold.memory, outDir };
  };
  const whole = await build('own', {});
  const written = await build('own-without-api', { DOCS_API: 'off' });
  const loads = [
    ['home', ''],
    ['glossary', 'user/glossary'],
    [
      'large API class',
      largestPage(path.join(whole.outDir, 'contributing/api/classes')).replace(
        `${whole.outDir}/`,
        '',
      ),
    ],
  ] as const;
  const largest = largestPage(path.join(whole.outDir, 'contributing/api'));
  return [
    '## This site',
    '',
    '| what | cold s | nothing changed s | peak memory MB |',
    '| --- | --: | --: | --: |',
    `| API reference: TypeDoc and generation | ${apiCold.seconds.toFixed(1)} | ${apiWarm.seconds.toFixed(2)} | ${mb(apiCold.memory)} |`,
    `| whole site, ${countPages(whole.outDir)} pages | ${whole.cold.toFixed(1)} | ${whole.warm.toFixed(1)} | ${mb(whole.memory)} |`,
    `| the same without the API reference, ${countPages(written.outDir)} pages | ${written.cold.toFixed(1)} | ${written.warm.toFixed(1)} | ${mb(written.memory)} |`,
    `| what the API pages cost the build | ${(whole.cold - written.cold).toFixed(1)} | | |`,
    '',
    `The output has ${mb(folderSize(whole.outDir))} MB, ${mb(folderSize(whole.outDir, '.html'))} MB of it HTML. The largest API page, \`${path.relative(whole.outDir, largest)}\`, has ${kb(gzipSync(readFileSync(path.join(largest, 'index.html'))).byteLength)} KB gzipped.`,
    '',
    '| first load, KB gzipped | HTML | JS | CSS | total |',
    '| --- | --: | --: | --: | --: |',
    ...loads.map(([name, page]) => {
      const load = firstLoad(whole.outDir, '/docs/', page);
      return `| ${name} | ${kb(load.html)} | ${kb(load.js)} | ${kb(load.css)} | ${kb(load.html + load.js + load.css)} |`;
    }),
  ];
}

function countPages(outDir: string): number {
  return readdirSync(outDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.name === 'index.html',
  ).length;
}

/** Returns the subfolder whose page has the largest HTML. */
function largestPage(folder: string): string {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.name === 'index.html',
  );
  const sizeOf = (parent: string): number => statSync(path.join(parent, 'index.html')).size;
  return pages
    .map((entry) => entry.parentPath)
    .reduce((best, parent) => (sizeOf(parent) > sizeOf(best) ? parent : best));
}
