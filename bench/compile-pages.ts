import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openProject } from '#node/site/site-project.ts';
import { root } from './measure.ts';

/**
 * Compiles all pages in one thread without a cache, and prints the processor time that the written ones and those of the
 * reference took: `npm run bench:compile`. With the name of a file, it writes what was compiled there, to be compared
 * with what another version of the code makes of the same pages.
 */
const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'docs-compile-'));
const { site } = await openProject({
  root,
  environment: process.env,
  includeDrafts: false,
  cacheDir,
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
