import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as rendering from '#node/features/examples/render-example.ts';
import { createTestSite } from '#node/testing/test-site.ts';

const drawn = vi.spyOn(rendering, 'renderExample');
beforeEach(() => void drawn.mockClear());
afterAll(() => void drawn.mockRestore());

const state = (text: string): string =>
  `documentContents: ${text}\n  selections: [{anchor: {line: 0, character: 0}, active: {line: 0, character: 0}}]`;
const recording = (text: string): string =>
  `languageId: plaintext\ncommand:\n  spokenForm: chuck bat\ninitialState:\n  ${state(text)}\n  marks: {default.b: {start: {line: 0, character: 0}, end: {line: 0, character: 3}}}\nfinalState:\n  ${state("''")}\n`;

async function openSite(options = {}) {
  return createTestSite(
    {
      'a.md': '# A\n\n::example[one]\n\n::example[two]\n',
      '_examples/one.yml': recording('bar'),
      '_examples/two.yml': recording('baz'),
    },
    options,
  );
}

describe('an example', () => {
  it('is rendered once, however often its page is saved', async () => {
    const { site, contentDir, write, compile } = await openSite();
    const before = await compile('a.md');
    write('a.md', '# A\n\n::example[one]\n\n::example[two]\n\nAnother line.\n');
    site.update(path.join(contentDir, 'a.md'));
    const after = await compile('a.md');
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(after.content.html).toBe(`${before.content.html}\n<p>Another line.</p>`);
    expect(after.sections).toEqual([
      { ...before.sections[0], text: expect.stringContaining('Another line.') as string },
    ]);
    expect(after.markdown).toBe(`${before.markdown.trimEnd()}\n\nAnother line.\n`);
    expect(after.dependencies).toEqual(before.dependencies);
  });

  it('is rendered again when its recording is saved, but no other is', async () => {
    const { site, contentDir, compile } = await openSite();
    await compile('a.md');
    const file = path.join(contentDir, '_examples/two.yml');
    writeFileSync(file, recording('bat'));
    site.update(file);
    expect((await compile('a.md')).content.html).toContain('bat');
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('is kept for the next build if the settings are unchanged', async () => {
    const { site, write, contentDir, compile } = await openSite();
    await compile('a.md');
    write('a.md', '# A\n\n::example[two]\n');
    const { cacheDir, publicDirs, versions } = site.options;
    const reopened = { contentDir, cacheDir, publicDirs, versions };
    await compilePage(reopened);
    expect(drawn).toHaveBeenCalledTimes(2);
    await compilePage({ ...reopened, isForeign: true });
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  it('that has a problem is rendered and reported every time', async () => {
    const { site, contentDir, write, compile } = await openSite();
    write('_examples/two.yml', recording('bat').replace('chuck bat', 'chuck bet'));
    expect((await compile('a.md')).problems).toHaveLength(1);
    write('a.md', '# A\n\nMore.\n\n::example[two]\n');
    site.update(path.join(contentDir, 'a.md'));
    expect((await compile('a.md')).problems).toHaveLength(1);
  });
});

/** Compiles the page in a new site, as the next build would. */
async function compilePage(options: Parameters<typeof createTestSite>[1]): Promise<void> {
  const { site } = await createTestSite({}, options);
  const page = site.manifest().scanned.get('/a/');
  if (!page) throw new Error('There is no page.');
  await site.compile(page);
}
