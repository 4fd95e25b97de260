import { describe, expect, it } from 'vitest';
import { staticParts } from '#shared/page/page-content.ts';
import { createTestSite } from '#node/testing/test-site.ts';

const importTabs = "import { Lamp } from './lamp.tsx';\n\n";
const lamp = { 'lamp.tsx': 'export const Lamp = () => null;' };

async function compile(text: string, format: 'md' | 'mdx', more: Record<string, string> = {}) {
  return (await createTestSite({ [`page.${format}`]: text, ...more })).compile(`page.${format}`);
}

describe('the module of a page', () => {
  it('is a single piece of HTML if nothing is live, in plain Markdown and in MDX', async () => {
    for (const format of ['md', 'mdx'] as const) {
      const { code, content, problems } = await compile('# A\n\nSome words.', format);
      expect(problems).toEqual([]);
      expect(content.html).toContain('<p>Some words.</p>');
      expect(staticParts(content)).toEqual([content.html]);
      expect(code).toContain('"prose"');
      expect(code).not.toContain('Some words');
    }
  });

  it('contains the live components of a page but not its text', async () => {
    const text = `${importTabs}# A\n\nSome words.\n\n<Lamp color="red">\n\nWords within.\n\n</Lamp>\n\n- apples\n- pears\n`;
    const { code = '', content } = await compile(text, 'mdx', lamp);
    expect(content.html).toBeNull();
    expect(code).toContain('color: "red"');
    expect(code).not.toMatch(/Some words|Words within|apples|pears/);
    const parts = staticParts(content).join('\n');
    for (const words of ['Some words.', 'Words within.', '<li>apples</li>'])
      expect(parts).toContain(words);
  });

  it('has no nested paragraphs if the lines of a tag form one', async () => {
    const lines = '<blockquote>\n  <p>\n    Some *words*.\n  </p>\n</blockquote>';
    expect((await compile(lines, 'mdx')).content.html).toContain(
      '<blockquote><p>Some <em>words</em>.</p></blockquote>',
    );
    const live = await compile('<p>\n  Sum {1 + 1}.\n</p>', 'mdx');
    expect(live.code?.match(/_jsxs?\("p"|_jsxs?\(_components\.p/g)).toHaveLength(1);
  });

  it('keeps text next to a live component in its paragraph, and folds complete elements there', async () => {
    const text = `${importTabs}Before *the shining* <Lamp /> after.`;
    const { code = '', content } = await compile(text, 'mdx', lamp);
    expect(code).toMatch(/"Before "/);
    expect(code).not.toContain('the shining');
    expect(staticParts(content)).toEqual(['the shining']);
  });

  it('keeps the types of elements, which components inspect', async () => {
    const text = '<Details>\n<summary>More</summary>\n\nWords.\n\n</Details>';
    const { code = '', problems } = await compile(text, 'mdx');
    expect(problems).toEqual([]);
    expect(code).toMatch(/summary: "summary"/);
  });

  it('contains the static parts of imported partials', async () => {
    const text = "import Setup from './_setup.mdx';\n\n# A\n\n<Setup />";
    const { code = '', content } = await compile(text, 'mdx', {
      '_setup.mdx': '---\ntitle: x\n---\n\nWords of the piece.',
    });
    expect(code).not.toContain('Words of the piece');
    expect(staticParts(content)).toContain('Words of the piece.');
  });

  it('imports the components that it uses, and no others', async () => {
    const { code = '' } = await compile(
      '<Tabs>{[1].map((n) => <TabItem key={n} />)}</Tabs>',
      'mdx',
    );
    expect(code).toMatch(/import \{TabItem, Tabs\} from/);
    const own = await compile('export const Tabs = () => null;\n\n<Tabs />', 'mdx');
    expect(own.code).not.toContain('components.ts');
    expect((await compile('Words.', 'mdx')).code).not.toContain('components.ts');
  });

  it('contains its HTML on the dev server', async () => {
    const files = { 'page.md': '# A\n\nSome words.' };
    const { code } = await (await createTestSite(files, { isServed: true })).compile('page.md');
    expect(code).toContain('<p>Some words.</p>');
  });
});

describe('a generated page', () => {
  it('is HTML without a module in the reference', async () => {
    const { contentDir: apiDir } = await createTestSite({ 'x.mdx': '# X\n\nWords.' });
    const { site } = await createTestSite({ 'a.md': '# A' }, { apiDir });
    const compiled = await Promise.all([...site.manifest().scanned.values()].map(site.compile));
    expect(
      compiled.map(({ modules, content: { html } }) => [
        Object.keys(modules).length === 0,
        html?.includes('Words.'),
      ]),
    ).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
  });

  it('is HTML without a module as an index page', async () => {
    const { site } = await createTestSite({
      'a/_category_.json': '{"label":"A","link":{"type":"generated-index"}}',
      'a/b.md': '# B',
    });
    const generated = [...site.manifest().scanned.values()].filter((page) => page.isGenerated);
    expect(generated).not.toEqual([]);
    for (const page of generated) {
      const {
        modules,
        content: { html },
      } = await site.compile(page);
      expect([modules, typeof html]).toEqual([{}, 'string']);
    }
  });
});
