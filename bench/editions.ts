import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePages } from './support/make-pages.ts';
import { firstLoad, folderSize, measureRun, root, temporary } from './support/measure.ts';

/**
 * `npm run bench:editions -- [pages]`: builds a site with one version in one language, then with
 * three versions, then with three versions in two languages. Each version has `pages` pages
 * (default 300). Writes the times to `bench/editions.md`. If the build scales linearly, the time
 * per page stays the same.
 */
const pages = Number(process.argv[2] ?? 300);
const names = ['2.0', '1.0'];
mkdirSync(temporary, { recursive: true });
const rows = [
  await measure('one version, one language', 1, 'en'),
  await measure('three versions', 3, 'en'),
  await measure('three versions, two languages', 3, 'en de'),
];
const report = [
  '# Benchmark of versions and languages',
  '',
  `Made by \`npm run bench:editions\` on Node ${process.version}, ${new Date().toISOString().slice(0, 10)}: ${pages} pages of about 4 KB in each version and language. Single runs with an empty cache on a shared machine with 2 cores: use the times as ratios.`,
  '',
  '| site | pages | cold build s | ms a page | peak memory MB | dist MB | first load of one page: HTML KB gz | JS KB gz |',
  '| --- | --: | --: | --: | --: | --: | --: | --: |',
  ...rows,
  '',
].join('\n');
writeFileSync(path.join(root, 'bench/editions.md'), report);
console.log(report);
process.exit(0);

async function measure(title: string, versions: number, languages: string): Promise<string> {
  const site = path.join(temporary, `editions-${versions}-${languages.replace(' ', '-')}`);
  rmSync(site, { recursive: true, force: true });
  makePages(path.join(site, 'docs'), pages);
  const older = names.slice(0, versions - 1);
  for (const name of older) makePages(path.join(site, `versioned_docs/version-${name}`), pages);
  if (older.length > 0) writeFileSync(path.join(site, 'versions.json'), JSON.stringify(older));
  if (languages.includes('de')) translate(site);
  const outDir = path.join(site, 'dist');
  const run = await measureRun('bench/support/build-languages.ts', {
    BENCH_LOCALES: languages,
    DOCS_CONTENT_DIR: path.join(site, 'docs'),
    DOCS_API: 'off',
    DOCS_OUT_DIR: outDir,
    DOCS_CACHE_DIR: path.join(site, 'cache'),
  });
  const count = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  ).length;
  const load = firstLoad(outDir, '/docs/', 'part-1/page-60');
  const figures = [
    count,
    run.seconds.toFixed(1),
    ((run.seconds * 1000) / count).toFixed(1),
    (run.memory / 1e6).toFixed(0),
    (folderSize(outDir) / 1e6).toFixed(0),
    (load.html / 1000).toFixed(1),
    (load.js / 1000).toFixed(1),
  ];
  return `| ${title} | ${figures.join(' | ')} |`;
}

/** Writes German translations of the first fifty pages of the current version. */
function translate(site: string): void {
  const folder = path.join(site, 'i18n/de/docusaurus-plugin-content-docs/current/part-0');
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < 50; index += 1)
    writeFileSync(path.join(folder, `page-${index}.md`), `# Seite ${index}\n\nAuf Deutsch.\n`);
}
