import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import { compileSnippet, createTestSite } from '../testing/test-site.ts';
import { createPageCache, hashFiles } from './page-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-cache-'));
});

const page = (text: string, source = 'a.md'): ScannedPage =>
  scanPage({ file: `/content/${source}`, origin: 'content', source }, text);

describe('createPageCache', () => {
  it('gives back what was written for the same text, also to a later build', async () => {
    const compiled = await compileSnippet('# A');
    createPageCache(folder, '1').write(page('# A'), compiled);
    expect(createPageCache(folder, '1').read(page('# A'))).toEqual(
      JSON.parse(JSON.stringify(compiled)),
    );
  });

  it('knows nothing of another text, place or version', async () => {
    const cache = createPageCache(folder, '1');
    cache.write(page('# A'), await compileSnippet('# A'));
    expect([
      cache.read(page('# B')),
      cache.read(page('# A', 'b.md')),
      createPageCache(folder, '2').read(page('# A')),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('forgets a page when a file that it was made from changes, goes or comes', async () => {
    const file = path.join(folder, 'picture.png');
    const compiled: CompiledPage = { ...(await compileSnippet('# A')), dependencies: [file] };
    const cache = createPageCache(folder, '1');
    for (const change of [
      () => writeFileSync(file, 'one'),
      () => writeFileSync(file, 'two'),
      () => rmSync(file),
    ]) {
      cache.write(page('# A'), compiled);
      expect(cache.read(page('# A'))).toBeDefined();
      change();
      expect(cache.read(page('# A'))).toBeUndefined();
    }
  });
});

describe('a cached page', () => {
  it('is compiled again when a page that it links to has moved', async () => {
    const first = await createTestSite({ 'a.md': '[b](b.md)', 'b.md': '# B' });
    expect((await first.compile('a.md')).html).toContain('href="/docs/b/"');
    first.write('b.md', '---\nslug: /c\n---\n# B');
    const second = await createTestSite(
      {},
      { contentDir: first.contentDir, cacheDir: first.site.options.cacheDir },
    );
    second.site.load([path.join(first.contentDir, 'a.md'), path.join(first.contentDir, 'b.md')]);
    const scanned = second.site.manifest().scanned.get('/a/');
    expect(scanned && (await second.site.compile(scanned)).html).toContain('href="/docs/c/"');
  });
});

describe('hashFiles', () => {
  it('changes with any file below, and not with tests', () => {
    writeFileSync(path.join(folder, 'a.ts'), '1');
    const before = hashFiles([folder]);
    writeFileSync(path.join(folder, 'a.test.ts'), '1');
    expect(hashFiles([folder])).toBe(before);
    writeFileSync(path.join(folder, 'b.ts'), '1');
    expect(hashFiles([folder])).not.toBe(before);
  });
});
