import { describe, expect, it } from 'vitest';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import type { PageData } from '#shared/page/page.ts';
import { pageRecord } from '#shared/testing/page-record.ts';
import { compileAll } from '#node/build/assemble/compile-all.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { createCards } from './create-cards.ts';

const example = `languageId: typescript
command:
  spokenForm: take air
initialState:
  documentContents: area
  selections: [{ anchor: { line: 0, character: 4 }, active: { line: 0, character: 4 } }]
  marks: { default.a: { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } } }
finalState:
  documentContents: area
  selections: [{ anchor: { line: 0, character: 0 }, active: { line: 0, character: 4 } }]
`;

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAAC', 'base64');

/** Returns the data of a site's pages by source, and the drawings of its cards by output path. */
async function read(
  files: Readonly<Record<string, string | Uint8Array>>,
  config: Partial<LocalizedConfig> = {},
): Promise<{ pages: Map<string, PageData>; cards: Map<string, string> }> {
  const { site } = await createTestSite(files, {
    config: { ...testConfig, socialCards: true, ...config },
  });
  const built = await compileAll(site);
  const pages = new Map(built.map(({ page, data }) => [page.source, data]));
  const assets = [...site.assets.entries()];
  return {
    pages,
    cards: new Map(
      assets.flatMap(([name, asset]) => ('svg' in asset ? [[name, String(asset.svg)]] : [])),
    ),
  };
}

describe('social cards', () => {
  it('are created for each page, with its first example', async () => {
    const { pages, cards } = await read({
      'index.md': '# Plain\n\nText.',
      'shown.md': '# Shown\n\n```md\n::example[other]\n```\n\n::example[take-air]',
      '_examples/take-air.yml': example,
      '_examples/other.yml': example.replace('take air', 'chuck air'),
    });
    expect(pages.get('index.md')?.imageAlt).toBe('Plain | Test');
    expect(pages.get('shown.md')?.imageAlt).toBe('Shown | Test: “take air”');
    const names = [...pages.values()].map(({ image = '' }) =>
      image.replace('https://example.org/docs/', ''),
    );
    expect([...cards.keys()].sort()).toEqual(names.sort());
    expect(cards.size).toBe(2);
  });

  it('show only the title if the example does not exist', async () => {
    const { pages } = await read({ 'a.md': '# Title\n\n::example[none]' });
    expect(pages.get('a.md')?.imageAlt).toBe('Title | Test');
  });

  it('change their address only with their content', async () => {
    const imageOf = async (text: string): Promise<string | undefined> =>
      (await read({ 'a.md': text })).pages.get('a.md')?.image;
    const image = await imageOf('# Title\n\nFirst.\n\nSecond.');
    expect(await imageOf('# Title\n\nFirst.\n\nChanged.')).toBe(image);
    expect(await imageOf('# Other\n\nFirst.\n\nSecond.')).not.toBe(image);
  });

  it('name a class and what it is', () => {
    const cardOf = createCards({ ...testConfig, socialCards: true }, [], () => undefined);
    const record = pageRecord('contributing/api/classes/Graph.mdx', {
      origin: 'api',
      title: 'Class: Graph<T>',
      description: 'All shared objects.',
      declares: { kind: 'Class', name: 'Graph<T>' },
    });
    const { svg = '', alt } = cardOf(record, { image: undefined } as CompiledPage) ?? {};
    expect(alt).toBe('Graph<T> | Test');
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('');
    expect(texts).toContain('Graph');
    expect(texts).toContain('Class. All shared objects.');
  });

  it('are omitted for a page with its own image, and for a title that the typefaces do not cover', async () => {
    const { pages, cards } = await read({
      'own.md': '---\nimage: ./own.gif\n---\n\n# Own',
      'own.gif': pixel,
      'index.md': '# 词汇表',
    });
    expect(pages.get('own.md')?.image).toMatch(/own-\w+\.gif$/);
    expect([...pages.values()].map(({ imageAlt }) => imageAlt)).toEqual([undefined, undefined]);
    expect(cards.size).toBe(0);
  });

  it('are omitted if the site turns them off or does not know its address', async () => {
    for (const config of [{ socialCards: false }, { url: '' }]) {
      const { pages, cards } = await read({ 'a.md': '# A' }, config);
      expect([cards.size, pages.get('a.md')?.image]).toEqual([0, undefined]);
    }
  });
});
