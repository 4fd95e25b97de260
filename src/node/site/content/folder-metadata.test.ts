import { describe, expect, it } from 'vitest';
import type { TreeItem } from '../sidebar/sidebar-tree.ts';
import { createTestSite } from '#node/testing/test-site.ts';

async function build(files: Readonly<Record<string, string>>) {
  const { site, compile } = await createTestSite({ 'index.md': '# Home', ...files });
  const tree = site.manifest().versions.get('current')?.sidebars.get('docs')?.tree ?? [];
  const shape = (items: readonly TreeItem[]): unknown[] =>
    items.map((item) =>
      item.kind === 'category'
        ? [item.label, item.path ?? null, shape(item.items)]
        : item.kind !== 'html' && item.label,
    );
  return {
    site,
    compile,
    tree: shape(tree),
    problems: site
      .problems()
      .map(
        ({ position, message }) =>
          `${position.file.split('/').at(-1)}:${position.line}:${position.column} ${message}`,
      ),
  };
}

describe('category files', () => {
  it.each([
    ['_category_.json', '{"label": "Guide", "position": -1}'],
    ['_category_.yml', 'label: Guide\nposition: -1\n'],
    ['_category_.yaml', 'label: Guide\nposition: -1\n'],
  ])('set label and position (%s)', async (name, text) => {
    expect((await build({ 'a.md': '', [`g/${name}`]: text, 'g/b.md': '' })).tree).toEqual([
      ['Guide', null, ['b']],
      'a',
      'Home',
    ]);
  });

  it('link to a page by its id, absolute or relative to the folder, or to none', async () => {
    for (const id of ['g/b', 'b'])
      expect(
        (
          await build({
            'g/_category_.yml': `link: {type: doc, id: ${id}}`,
            'g/b.md': '',
            'g/c.md': '',
          })
        ).tree,
      ).toContainEqual(['b', '/g/b/', ['c']]);
    expect(
      (await build({ 'g/_category_.yml': 'link: null', 'g/index.md': '# I', 'g/c.md': '' })).tree,
    ).toContainEqual(['g', null, ['c', 'I']]);
  });

  it("request an index page, also a nested one, which links to the folder's content", async () => {
    const link = 'link: {type: generated-index, title: All of it, description: Here is all.}';
    const { site, tree, problems } = await build({
      '01-g/_category_.yml': link,
      '01-g/b.md': '# B [x]',
      '01-g/h/_category_.yml': 'label: H\nlink: {type: generated-index}',
      '01-g/h/c.md': '# C',
      '01-g/d.md': '---\ndraft: true\n---\n# D',
    });
    expect(problems).toEqual([]);
    expect(tree[0]).toEqual(['All of it', '/category/g/', ['B [x]', ['H', '/category/h/', ['C']]]]);
    const page = site.manifest().scanned.get('/category/g/');
    expect(page && (await site.compile(page)).content.html).toBe(
      '<h1>All of it</h1>\n<p>Here is all.</p>\n<ul><li><a href="/docs/g/b/" class="lone-link">B [x]</a></li><li><a href="/docs/category/h/" class="lone-link">H</a></li></ul>',
    );
  });

  it('give index pages the addresses that Docusaurus gives them, next to an index file', async () => {
    const link = (more = '') => `link: {type: generated-index${more}}`;
    const { site, tree, problems } = await build({
      'a/_category_.yml': `label: Tutorial - Basics\n${link()}`,
      'a/index.md': '# Start [here](/category/tutorial---basics)',
      'b/_category_.yml': `label: Tutorial - Basics\n${link()}`,
      'b/x.md': '# X',
      '02-c/_category_.yml': link(),
      '02-c/y.md': '# Y',
      'd/_category_.yml': link(', slug: all/of-d'),
      'd/z.md': '# Z',
    });
    expect(problems).toEqual([]);
    expect(tree).toContainEqual(['c', '/category/c/', ['Y']]);
    expect(tree).toContainEqual([
      'Tutorial - Basics',
      '/category/tutorial---basics/',
      ['Start here'],
    ]);
    expect([...site.manifest().scanned.keys()].toSorted()).toEqual([
      '/',
      '/a/',
      '/all/of-d/',
      '/b/x/',
      '/c/y/',
      '/category/c/',
      '/category/tutorial---basics-1/',
      '/category/tutorial---basics/',
      '/d/z/',
    ]);
  });

  it('set whether a category is open initially, or always', async () => {
    const foldings = async (fields: string): Promise<unknown> => {
      const { site } = await build({ 'g/_category_.yml': fields, 'g/b.md': '' });
      const item = site
        .manifest()
        .versions.get('current')
        ?.sidebars.get('docs')
        ?.tree.find(({ kind }) => kind === 'category');
      return item?.kind === 'category' ? item.folding : 'no category';
    };
    expect(await foldings('collapsed: false')).toBe('open');
    expect(await foldings('collapsible: false')).toBe('fixed');
    expect(await foldings('collapsed: true')).toBeUndefined();
  });

  it('are reported with the position of each mistake', async () => {
    const { problems } = await build({
      'g/_category_.json': '{\n  "label": "G",\n  "position": "first"\n}',
      'g/b.md': '',
      'h/_category_.yml': 'link: {type: doc, id: nothing}',
      'h/c.md': '',
    });
    expect(problems).toEqual([
      expect.stringMatching(/^_category_\.json:3:15 The category file is invalid at "position"/),
      '_category_.yml:1:23 The category links to the document "nothing", which does not exist.',
    ]);
  });
});

describe('a mistake in a category file', () => {
  it.each([
    [
      '{ "link": "intro" }',
      '1:11',
      'is invalid at "link": expected null, or a link',
      /"type": "doc"/,
    ],
    [
      '{ "link": { "type": "dok", "id": "b" } }',
      '1:21',
      'is invalid at "link.type"',
      /generated-index/,
    ],
    ['{ "link": { "type": "doc" } }', '1:3', 'is invalid at "link.id"', /"id": "…"/],
    [
      '{ "link": { "type": "doc", "ide": "b", "id": "b" } }',
      '1:28',
      'has the unknown field "link.ide"',
      /^Did you mean "id"\?$/,
    ],
    ['{ "lable": "G" }', '1:3', 'has the unknown field "lable"', /^Did you mean "label"\?$/],
    [
      '{ "label": "G", "icon": "pot" }',
      '1:17',
      'has the unknown field "icon"',
      /^The fields are label, /,
    ],
    ['[]', '1:1', 'has no fields', /^The fields are label, /],
  ])('is reported at its position with a hint: %s', async (text, place, message, hint) => {
    const { site, problems } = await build({ 'g/_category_.json': text, 'g/b.md': '' });
    expect(problems).toEqual([
      expect.stringContaining(`_category_.json:${place} The category file ${message}`),
    ]);
    expect(site.problems()[0]?.hint).toMatch(hint);
  });
});

describe('frontmatter that refers to documents and sidebars', () => {
  it('is reported with its line and the most similar name if there is no such document', async () => {
    const { problems } = await build({
      'a.md': '---\ntitle: A\npagination_next: g/be\n---\n',
      'g/b.md': '---\npagination_prev: a\ndisplayed_sidebar: dox\n---\n',
    });
    expect(problems).toEqual([
      'a.md:3:18 The frontmatter field "pagination_next" names the document "g/be", which does not exist.',
      'b.md:3:20 The frontmatter field "displayed_sidebar" names the sidebar "dox", which does not exist.',
    ]);
  });

  it("falls back to the folder's sidebar if the named one does not exist", async () => {
    const { site } = await build({ 'a.md': '---\ndisplayed_sidebar: tutorial\n---\n' });
    expect(site.manifest().versions.get('current')?.byId.get('a')?.sidebar).toBe('docs');
    expect(site.problems().map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('a folder without a home page', () => {
  it('gets one that lists its pages', async () => {
    const { site } = await createTestSite({ 'a.md': '# A', 'b/c.md': '# C' });
    const page = site.manifest().scanned.get('/');
    expect(page && (await site.compile(page)).content.html).toBe(
      '<h1>Test</h1>\n<ul><li><a href="/docs/a/" class="lone-link">A</a></li><li>b</li></ul>',
    );
  });
});

describe('another project’s folders', () => {
  const sidebarsOf = async (count: number): Promise<readonly string[]> => {
    const { site } = await createTestSite(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`part-${index}/page.md`, `# Page ${index}`]),
      ),
    );
    return [...(site.manifest().versions.get('current')?.sidebars.keys() ?? [])];
  };

  it('get a sidebar each if they are few, and a shared one if they are many', async () => {
    expect(await sidebarsOf(3)).toEqual(['part-0', 'part-1', 'part-2']);
    expect(await sidebarsOf(9)).toEqual(['docs']);
  });
});
