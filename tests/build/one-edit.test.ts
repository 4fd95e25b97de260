import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteTable, SiteIndex } from '#shared/paths/site-index.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-edit-'));
const at = (name: string): string => path.join(base, name);
const long = 'Words and more words. '.repeat(80);

beforeAll(() => {
  for (const folder of ['docs', 'out']) mkdirSync(at(folder));
  writeFileSync(at('docs/index.md'), '# Home\n\n[Guide](./guide.md)\n');
  writeFileSync(at('docs/other.md'), `# Other\n\n${long}\n`);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/**
 * Builds the site with this text on the guide page; all builds share the output folder and the
 * cache.
 */
function buildWith(text: string): Promise<BuiltFixture> {
  writeFileSync(at('docs/guide.md'), `# Guide\n\n${long}\n\n${text}\n`);
  return buildFixture({ contentDir: at('docs'), cacheDir: at('cache'), outDir: at('out/dist') });
}

/** Returns the inode number and text of each output file, keyed by path. */
function snapshot({ files, read, outDir }: BuiltFixture): ReadonlyMap<string, string> {
  return new Map(
    files.map((file) => [file, `${statSync(path.join(outDir, file)).ino} ${read(file)}`]),
  );
}

it('an edited page changes its own files, the table that lists it, and files with the text of all pages', async () => {
  const first = await buildWith('Before.');
  expect(first.problems).toEqual([]);
  const before = snapshot(first);
  const { tables } = JSON.parse(first.read('site-index.json')) as SiteIndex;
  const table = JSON.parse(first.read((tables[0] ?? '').replace('/docs/', ''))) as RouteTable;
  for (const { modules } of Object.values(table))
    expect(first.files).toContain((modules[0] ?? '').replace('/docs/', ''));
  const after = snapshot(await buildWith('After.'));
  const textOf = (state: string | undefined): string | undefined => state?.replace(/^\d+ /, '');
  const changed = [...after.keys()].filter(
    (file) => textOf(after.get(file)) !== textOf(before.get(file)),
  );
  const names = changed.map((file) => file.replace(/-(?:[\w-]{8}|[\da-f]{10})(\.\w+)$/, '$1'));
  expect(names.sort()).toEqual([
    'assets/pages/guide.js',
    'assets/routes-0.json',
    'assets/search/user.json',
    'guide.md',
    'guide/index.html',
    'llms-full.txt',
    'site-index.json',
  ]);
  // The same inode number proves that the page was not written again.
  expect(after.get('other/index.html')).toBe(before.get('other/index.html'));
});
