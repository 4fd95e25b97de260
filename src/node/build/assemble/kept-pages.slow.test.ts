import { docusaurusDialect } from '#node/base/dialect/dialect.ts';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { findPageFiles } from '#node/site/content/page-files.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { createSite } from './create-site.ts';
import type { Site } from '#node/compile/model/site.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/** Reopens the site with these options, as the next build would. */
async function reopen(options: SiteOptions): Promise<Site> {
  const site = createSite(options);
  site.load(await findPageFiles(options, path.dirname(options.contentDir)));
  return site;
}

/** Compiles all pages of a site; returns the results, keyed by page path. */
async function compileAll(site: Site): Promise<Readonly<Record<string, CompiledPage>>> {
  const compiled: Record<string, CompiledPage> = {};
  for (const [address, page] of site.manifest().scanned)
    compiled[address] = JSON.parse(JSON.stringify(await site.compile(page))) as CompiledPage;
  return compiled;
}

/** Compiles a site twice: with its existing cache, and with an empty one. */
async function warmAndCold(options: SiteOptions) {
  const cold = { ...options, cacheDir: `${options.cacheDir}-cold` };
  rmSync(cold.cacheDir, { recursive: true, force: true });
  return {
    warm: await compileAll(await reopen(options)),
    cold: await compileAll(await reopen(cold)),
  };
}

async function compiledHtml(site: Site, address: string): Promise<string | null | undefined> {
  const page = site.manifest().scanned.get(address);
  return page && (await site.compile(page)).content.html;
}

/** Returns the names of the cache entries, with their inode numbers. */
function readEntries({ cacheDir }: SiteOptions): readonly string[] {
  const store = path.join(cacheDir, 'store');
  return readdirSync(store).map((name) => `${name} ${statSync(path.join(store, name)).ino}`);
}

describe('a page in the cache', () => {
  it('is reused if nothing has changed', async () => {
    const { site } = await createTestSite({ 'a.md': '# A\n\n[b](b.md)', 'b.md': '# B' });
    const pages = [...site.manifest().scanned.values()];
    expect(pages.filter((page) => site.isCached(page))).toEqual([]);
    await compileAll(site);
    const again = await reopen(site.options);
    expect([...again.manifest().scanned.values()].every((page) => again.isCached(page))).toBe(true);
  });

  it('lists a page that was added later in its Markdown version', async () => {
    const files = { 'a/index.mdx': '<DocCardList />', 'a/b.md': '# B' };
    const { site, write } = await createTestSite(files);
    await compileAll(site);
    write('a/c.md', '# C');
    const { warm, cold } = await warmAndCold(site.options);
    expect(warm).toEqual(cold);
    expect(JSON.stringify(warm)).toContain('[C](https://example.org/docs/a/c.md)');
  });

  it('is compiled again when a page that it links to has moved', async () => {
    const { site, write } = await createTestSite({ 'a.md': '[b](b.md)', 'b.md': '# B' });
    expect(await compiledHtml(site, '/a/')).toContain('href="/docs/b/"');
    write('b.md', '---\nslug: /c\n---\n# B');
    expect(await compiledHtml(await reopen(site.options), '/a/')).toContain('href="/docs/c/"');
  });

  it('is compiled again when one of its settings changes', async () => {
    const { site } = await createTestSite({
      'a.md': 'Say `"frobnicate the sprocket"`.\n\n[out](../elsewhere.ts)',
    });
    await compileAll(site);
    const repository = { url: 'https://example.org/r', branch: 'next', contentPath: 'docs' };
    const changed: readonly Partial<SiteOptions>[] = [
      { dialect: docusaurusDialect },
      { config: { ...testConfig, baseUrl: '/other/' } },
      { config: { ...testConfig, repository } },
      { config: { ...testConfig, checks: { ...testConfig.checks, spokenCommands: 'ignore' } } },
    ];
    for (const change of changed) {
      const { warm, cold } = await warmAndCold({ ...site.options, ...change });
      expect(warm).toEqual(cold);
    }
  });

  it("is compiled again when the compiler's code changes", async () => {
    const { site } = await createTestSite({ 'a.md': '# A' });
    const root = path.join(site.options.cacheDir, '../project');
    for (const file of [
      'src/node/build/page-data/page-data.ts',
      'src/node/build/links/x.ts',
      'src/shared/voice/vocabulary.json',
      'src/engine/x.ts',
      'package-lock.json',
    ]) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), 'before');
      await compileAll(await reopen({ ...site.options, root }));
      const isCached = async (): Promise<boolean> => {
        const next = await reopen({ ...site.options, root });
        return [...next.manifest().scanned.values()].every((page) => next.isCached(page));
      };
      expect(await isCached()).toBe(true);
      writeFileSync(path.join(root, file), 'after');
      expect(await isCached(), file).toBe(false);
    }
  });

  it('is compiled again when a definition that it shows changes, but not for other changes of the glossary', async () => {
    const glossary = (mark: string, pot: string): string =>
      `# Glossary\n\n## Mark\n\n${mark}\n\n## Pot\n\n${pot}\n`;
    const { site, write } = await createTestSite({
      'a.md': '# A\n\nIt has a mark.',
      'user/glossary.md': glossary('A sign.', 'A vessel.'),
    });
    expect(await compiledHtml(site, '/a/')).toContain('data-definition="A sign."');
    const entries = readEntries(site.options);
    write('user/glossary.md', `${glossary('A sign.', 'A bowl.')}\nMore of it.\n`);
    expect(await compiledHtml(await reopen(site.options), '/a/')).toContain('"A sign."');
    expect(readEntries(site.options)).toEqual(entries);
    write('user/glossary.md', glossary('A spot.', 'A bowl.'));
    expect(await compiledHtml(await reopen(site.options), '/a/')).toContain('"A spot."');
    expect(readEntries(site.options)).not.toEqual(entries);
  });

  it('is compiled again when a glossary or one of its terms is added', async () => {
    const { site, write } = await createTestSite({ 'a.md': '# A\n\nIt has a mark and a pot.' });
    expect(await compiledHtml(site, '/a/')).not.toContain('data-definition');
    write('user/glossary.md', '# Glossary\n\n## Mark\n\nA sign.\n');
    expect(await compiledHtml(await reopen(site.options), '/a/')).toContain('"A sign."');
    write('user/glossary.md', '# Glossary\n\n## Mark\n\nA sign.\n\n## Pot\n\nA bowl.\n');
    expect(await compiledHtml(await reopen(site.options), '/a/')).toContain('"A bowl."');
  });

  it('shows the definition of a glossary that was saved while the site is served', async () => {
    const { site, contentDir, write } = await createTestSite({
      'a.md': '# A\n\nIt has a mark.',
      'user/glossary.md': '# Glossary\n\n## Mark\n\nA sign.\n',
    });
    expect(await compiledHtml(site, '/a/')).toContain('data-definition="A sign."');
    write('user/glossary.md', '# Glossary\n\n## Mark\n\nA spot.\n');
    site.update(path.join(contentDir, 'user/glossary.md'));
    expect(await compiledHtml(site, '/a/')).toContain('data-definition="A spot."');
  });

  it('is not kept with a problem, whose message may name any other page', async () => {
    const { site, write } = await createTestSite({ 'a.md': '[b](./bettle.md)', 'b.md': '# B' });
    await compileAll(site);
    write('beetle.md', '# Beetle');
    const { warm, cold } = await warmAndCold(site.options);
    expect(warm).toEqual(cold);
    expect(warm['/a/']?.problems[0]?.hint).toContain('beetle.md');
  });

  it('is compiled again when a file was saved during its compilation', async () => {
    const { site, contentDir, write } = await createTestSite({
      'a.md': '# A\n\n![A pot](pot.svg)',
      'pot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    });
    const page = site.manifest().scanned.get('/a/');
    if (!page) throw new Error('The page is missing.');
    const pending = site.compile(page);
    write('a.md', '# A\n\nSaved meanwhile.');
    await pending;
    expect(await compiledHtml(await reopen(site.options), '/a/')).toContain('Saved meanwhile.');
    expect(existsSync(path.join(contentDir, 'pot.svg'))).toBe(true);
  });

  it('is the same as without the cache, whatever was edited in between', async () => {
    const svg = (size: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
    const texts = [
      '# A\n\n[b](b.md) [c](./sub/c.mdx#x) [b](/b/) [pot](pot.svg) [to](../out.ts)\n\n![p](pot.svg)\n',
      '# B\n\nA mark is here. [a](a.md) ![p](/static.svg)\n',
      '---\nslug: /moved\ntitle: Moved\n---\n\n## X\n\n[c](sub/c.mdx) [missing](gone.md)\n',
      "import Part from './_part.mdx';\n\n# C\n\n<Part />\n\n## x\n",
      '# Glossary\n\n## Mark\n\nA mark is a sign.\n\n## Pot\n\nA pot.\n',
      'Just text with a mark and a pot. [Part](./sub/)\n',
    ];
    const files = [
      'a.md',
      'b.md',
      'sub/c.mdx',
      'sub/README.md',
      'sub/_part.mdx',
      '_part.mdx',
      'user/glossary.md',
    ];
    const edit = fc.oneof(
      fc.record({ file: fc.constantFrom(...files), text: fc.constantFrom(...texts, null) }),
      fc.record({
        file: fc.constantFrom('pot.svg', '../static/static.svg'),
        text: fc.constantFrom(svg(1), svg(2), null),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 6 }), async (edits) => {
        const { site, contentDir } = await createTestSite({
          'a.md': texts[0] ?? '',
          'b.md': texts[1] ?? '',
        });
        await compileAll(site);
        for (const { file, text } of edits) {
          const target = path.join(contentDir, file);
          mkdirSync(path.dirname(target), { recursive: true });
          if (text === null) rmSync(target, { force: true });
          else writeFileSync(target, text);
          const { warm, cold } = await warmAndCold(site.options);
          expect(warm).toEqual(cold);
        }
        rmSync(path.dirname(contentDir), { recursive: true });
      }),
      { numRuns: cases(12) },
    );
  });

  it.each<[string, (file: string) => void]>([
    ['empty', (file) => writeFileSync(file, '')],
    ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 200))],
    ['something else', (file) => writeFileSync(file, '{"compiled":{"html":"<h1>Else</h1>"}}')],
  ])('is compiled again when its entry is %s', async (_, damage) => {
    const { site } = await createTestSite({ 'a.md': '# A', 'b.md': '# B' });
    await compileAll(site);
    const store = path.join(site.options.cacheDir, 'store');
    for (const name of readdirSync(store)) damage(path.join(store, name));
    const { warm, cold } = await warmAndCold(site.options);
    expect(warm).toEqual(cold);
  });
});
