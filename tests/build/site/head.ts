import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageRecord } from '#shared/page/page.ts';
import { root } from '../folders.ts';
import {
  headValues,
  builtSite,
  readOutput,
  textsOf,
  type BuiltDocument,
  type BuiltSite,
} from '../built-site.ts';

let site: BuiltSite;
let pages: readonly BuiltDocument[];
beforeAll(async () => {
  site = await builtSite;
  pages = [...site.documents.values()].filter(({ path }) => path !== '/search/');
});

/** Returns the paths of the pages that break a rule. */
const against = (rule: (page: BuiltDocument) => boolean): readonly string[] =>
  pages.filter((page) => !rule(page)).map((page) => page.path);
const same = (values: readonly string[], expected: readonly string[]): boolean =>
  JSON.stringify(values) === JSON.stringify(expected);
const address = ({ path }: BuiltDocument): string => `https://www.cursorless.org/docs${path}`;

/** Returns the output path of a page's social-card image; empty if it has none. */
const pictureOf = (page: BuiltDocument): string =>
  headValues(page, 'og:image')[0]?.replace('https://www.cursorless.org/docs/', '') ?? '';

function recordOf({ path: address }: BuiltDocument): PageRecord {
  const record = site.project.site.manifest().scanned.get(address)?.record;
  if (!record) throw new Error(`There is no page ${address}.`);
  return record;
}

function glossary(): BuiltDocument {
  const page = site.documents.get('/user/glossary/');
  if (!page) throw new Error('There is no glossary.');
  return page;
}

describe('the head of every page', () => {
  it('has one title, the page’s before the site’s, and the same in og:title', () => {
    expect(textsOf(glossary(), 'title')).toEqual(['Glossary | Cursorless']);
    const { scanned } = site.project.site.manifest();
    expect(
      against((page) =>
        same(textsOf(page, 'title'), [
          `${scanned.get(page.path)?.record.title.replace(/\s+/g, ' ')} | Cursorless`,
        ]),
      ),
    ).toEqual([]);
    expect(against((page) => same(headValues(page, 'og:title'), textsOf(page, 'title')))).toEqual(
      [],
    );
  });

  it('states language and direction', () => {
    expect(against(({ html }) => /<html lang="en" dir="ltr"/.test(html))).toEqual([]);
  });

  it('has the canonical address, and the same in og:url', () => {
    expect(
      against(
        (page) =>
          same(headValues(page, 'canonical'), [address(page)]) &&
          same(headValues(page, 'og:url'), [address(page)]),
      ),
    ).toEqual([]);
  });

  it('has absolute alternates for the language and for all others', () => {
    const alternates = ({ tags }: BuiltDocument): readonly string[] =>
      tags
        .filter((tag) => tag.attributes.hreflang)
        .map(({ attributes }) => `${attributes.hreflang} ${attributes.href}`);
    expect(
      against((page) =>
        same(alternates(page), [`en ${address(page)}`, `x-default ${address(page)}`]),
      ),
    ).toEqual([]);
  });

  it('has a description where the page has text, the same for both readers, and a large card', () => {
    expect(
      against(
        (page) =>
          same(headValues(page, 'description'), headValues(page, 'og:description')) &&
          headValues(page, 'description').every((text) => text.trim() !== ''),
      ),
    ).toEqual([]);
    expect(headValues(glossary(), 'description')).toHaveLength(1);
    expect(
      against((page) => same(headValues(page, 'twitter:card'), ['summary_large_image'])),
    ).toEqual([]);
  });

  it('has one image for other sites, which is a file of the site, with a description', () => {
    expect(
      against(
        (page) =>
          headValues(page, 'og:image').length === 1 &&
          same(headValues(page, 'twitter:image'), headValues(page, 'og:image')) &&
          same(headValues(page, 'og:type'), [page.path === '/' ? 'website' : 'article']) &&
          site.files.includes(pictureOf(page)),
      ),
    ).toEqual([]);
    expect(site.files.includes(pictureOf(site.notFound))).toBe(true);
  });

  it('has a social card for each written page, described by the page’s title and first command', () => {
    const written = pages.filter((page) => recordOf(page).origin === 'content');
    expect(written.length).toBeGreaterThan(24);
    expect(new Set(written.map(pictureOf)).size).toBe(written.length);
    const first = (page: BuiltDocument): string =>
      /<figure class="example[^]*?<span class="spoken[^>]*>(“[^”]*”)/.exec(page.html)?.[1] ?? '';
    expect(written.filter((page) => first(page) !== '').length).toBeGreaterThanOrEqual(8);
    const words = (page: BuiltDocument): string =>
      [`${recordOf(page).title} | Cursorless`, first(page)].filter(Boolean).join(': ');
    expect(written.map((page) => headValues(page, 'og:image:alt')[0])).toEqual(written.map(words));
  });

  it('has a social card for each class, which names it', () => {
    const classes = pages.filter((page) => recordOf(page).declares?.kind === 'Class');
    expect(classes.length).toBeGreaterThan(100);
    expect(new Set(classes.map(pictureOf)).size).toBe(classes.length);
    expect(classes.map((page) => headValues(page, 'og:image:alt')[0])).toEqual(
      classes.map((page) => `${recordOf(page).declares?.name} | Cursorless`),
    );
  });

  it('has a social card for each other kind of page of the reference', () => {
    const kindOf = (page: BuiltDocument): string =>
      recordOf(page).declares?.kind ?? 'API reference';
    const isShared = (page: BuiltDocument): boolean =>
      recordOf(page).origin === 'api' && kindOf(page) !== 'Class';
    const reference = pages.filter(isShared);
    const kinds = new Map(reference.map((page) => [kindOf(page), pictureOf(page)]));
    expect([...kinds.keys()].sort()).toEqual([
      'API reference',
      'Enumeration',
      'Interface',
      'Module',
      'Namespace',
    ]);
    expect(new Set(kinds.values()).size).toBe(kinds.size);
    expect(
      against((page) => !isShared(page) || kinds.get(kindOf(page)) === pictureOf(page)),
    ).toEqual([]);
  });

  it('has cards of 1200 × 630 pixels, and of 60 KB or less', () => {
    const cards = new Set(pages.map(pictureOf));
    for (const card of cards) {
      const content = readFileSync(path.join(root, 'dist', card));
      expect(imageSize(content), card).toMatchObject({ type: 'png', width: 1200, height: 630 });
      expect(content.length, card).toBeLessThanOrEqual(60_000);
    }
    expect(site.files.filter((file) => file.startsWith('assets/cards/')).sort()).toEqual(
      [...cards].sort(),
    );
    expect(
      against(
        (page) =>
          same(headValues(page, 'og:image:width'), ['1200']) &&
          same(headValues(page, 'og:image:height'), ['630']),
      ),
    ).toEqual([]);
  });

  it('contains the tags that search services read', () => {
    expect(
      against(
        (page) =>
          same(headValues(page, 'docsearch:language'), ['en']) &&
          same(headValues(page, 'docsearch:version'), ['current']) &&
          same(headValues(page, 'docsearch:docusaurus_tag'), ['docs-default-current']),
      ),
    ).toEqual([]);
    expect(headValues(site.notFound, 'docsearch:docusaurus_tag')).toEqual(['default']);
    expect(headValues(site.notFound, 'docsearch:version')).toEqual([]);
  });

  it('allows robots on every page', () => {
    expect(against((page) => headValues(page, 'robots').length === 0)).toEqual([]);
  });

  it('has character set, viewport, generator and icon', () => {
    expect(
      against(({ tags }) => tags.some((tag) => tag.attributes.charset?.toLowerCase() === 'utf-8')),
    ).toEqual([]);
    expect(
      against(
        (page) =>
          headValues(page, 'viewport').length === 1 &&
          /^cursorless-docs \d+\.\d+\.\d+$/.test(headValues(page, 'generator')[0] ?? '') &&
          headValues(page, 'icon')[0] === '/docs/favicon.svg',
      ),
    ).toEqual([]);
  });

  it('has classes for kind, version, plugin and document', () => {
    const classes = pages.map(
      ({ tags }) =>
        tags.find((tag) => tag.attributes.class?.includes('page-kind-'))?.attributes.class ?? '',
    );
    expect(classes[pages.indexOf(glossary())]?.split(' ')).toEqual(
      expect.arrayContaining([
        'page-kind-doc',
        'docs-version-current',
        'plugin-docs',
        'docs-doc-id-user-glossary',
      ]),
    );
    expect(new Set(classes).size).toBe(pages.length);
  });
});

describe('files for machines', () => {
  it('points robots to the sitemap', () => {
    expect(readOutput('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.cursorless.org/docs/sitemap.xml\n',
    );
  });

  it('describes the search to browsers, with an icon that exists', () => {
    const xml = readOutput('opensearch.xml');
    expect(headValues(glossary(), 'search')).toEqual(['/docs/opensearch.xml']);
    expect(/<Image[^>]*>([^<]*)</.exec(xml)?.[1]).toBe(
      'https://www.cursorless.org/docs/favicon.svg',
    );
    expect(xml).toContain('template="https://www.cursorless.org/docs/search/?q={searchTerms}"');
  });

  it('gives language models an index whose links exist, and the whole text', () => {
    const links = [
      ...readOutput('llms.txt').matchAll(/\]\(https:\/\/www\.cursorless\.org\/docs\/([^)]*)\)/g),
    ].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThanOrEqual(18);
    for (const link of links)
      expect(site.files).toContain(link.endsWith('/') || link === '' ? `${link}index.html` : link);
    expect(readOutput('llms-full.txt')).toContain('# Glossary');
  });
});
