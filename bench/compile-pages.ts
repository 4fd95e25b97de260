import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openProject } from '#node/build/open-project.ts';
import { root, temporary } from './support/measure.ts';

/**
 * Compiles all pages in one thread without a cache and prints the processor time for the
 * handwritten pages and for the reference: `npm run bench:compile`. If given a file name as its
 * argument, also writes the compiled pages to that file, for comparison with another revision.
 */
mkdirSync(temporary, { recursive: true });
const cacheDir = mkdtempSync(path.join(temporary, 'compile-'));
const { site } = await openProject({
  root,
  environment: { ...process.env, DOCS_CACHE_DIR: cacheDir },
});
const pages = [...site.manifest().scanned.values()];
const lines: string[] = [];
for (const origin of ['content', 'api']) {
  const own = pages.filter((page) => page.origin === origin);
  const before = process.cpuUsage();
  for (const page of own)
    lines.push(JSON.stringify([page.record.path, await site.compile(page)], null, 1));
  const { user, system } = process.cpuUsage(before);
  console.log(`${own.length} pages of ${origin}: ${((user + system) / 1e6).toFixed(1)} s`);
}
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, lines.join('\n'));
rmSync(cacheDir, { recursive: true });
process.exit(0);
