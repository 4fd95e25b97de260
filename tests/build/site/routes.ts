import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { outputFile } from '#node/base/files/page-outputs.ts';
import { root } from '../folders.ts';
import {
  builtSite,
  readOutput,
  textsOf,
  type BuiltDocument,
  type BuiltSite,
} from '../built-site.ts';
import type { SearchShard } from '#shared/search/search-shard.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await builtSite;
});

const userPaths = [
  '/',
  '/user/installation/',
  '/user/glossary/',
  '/user/unicode/',
  '/user/customization/',
  '/user/updating/',
  '/user/try/',
  '/user/experimental/',
  '/user/experimental/keyboard/modal/',
  '/user/experimental/snippets/',
  '/user/experimental/snippet-format/',
];
const contributorPaths = [
  '/contributing/',
  '/contributing/guidelines/',
  '/contributing/adding-a-new-language/',
  '/contributing/test-case-recorder/',
  '/contributing/parse-tree-patterns/',
  '/contributing/documentation-search/',
  '/contributing/architecture/hat-snapshots/',
];
const titles = [
  'Cursorless documentation',
  'Installation',
  'Glossary',
  'Unicode',
  'Customization',
  'Updating',
  'Try it',
  'Experimental features',
  'Modal keyboard interface',
  'Snippets',
  'Cursorless snippet format',
  'Contributing',
  'Contributor guidelines',
  'Adding a new programming language',
  'Test case recorder',
  'Parse tree pattern matcher',
  'Documentation search',
  'Hat snapshots',
];

/** Pages without a source file. */
const ownPaths = ['/search/'];

function documentAt(address: string): BuiltDocument {
  const document = site.documents.get(address);
  if (!document) throw new Error(`There is no page at ${address}.`);
  return document;
}

/** Returns the entries that only one of two lists has, and those that appear twice in the first. */
function onlyInOne(a: readonly string[], b: readonly string[]): readonly string[] {
  const difference = [
    ...a.filter((item) => !b.includes(item)),
    ...b.filter((item) => !a.includes(item)),
  ];
  return [...difference, ...a.filter((item, index) => a.indexOf(item) !== index)];
}

/** Parses the only JSON file of the output whose path matches. */
function readJson(pattern: RegExp): unknown {
  const found = site.files.filter((file) => pattern.test(file));
  expect(found).toHaveLength(1);
  return JSON.parse(readOutput(found[0] ?? ''));
}

describe('routes', () => {
  it('has the written pages, each with its title', () => {
    expect(
      [...userPaths, ...contributorPaths].map((address) => textsOf(documentAt(address), 'h1')),
    ).toEqual(titles.map((title) => [title]));
  });

  it('has the API reference, every item on a page of its own', () => {
    expect([...site.documents.keys()]).toEqual(
      expect.arrayContaining(['/contributing/api/', '/contributing/api/modules/']),
    );
    const items = [...site.documents.keys()].filter((address) =>
      address.startsWith('/contributing/api/'),
    );
    const below = items.filter((address) =>
      /^\/contributing\/api\/(?:classes|enums|interfaces|modules|namespaces)\/[^/]+\/$/.test(
        address,
      ),
    );
    expect(below.length).toBeGreaterThan(800);
    expect(items.length - below.length).toBeLessThan(10);
  });

  it('ends every internal link with a slash, except links to files', () => {
    const wrong = [...site.documents.values(), site.notFound].flatMap(({ path: page, tags }) =>
      tags.flatMap(({ name, attributes: { href = '' } }) => {
        const pathname = href.replace(/[?#].*$/s, '');
        return name === 'a' &&
          pathname.startsWith('/') &&
          !pathname.endsWith('/') &&
          !site.files.includes(pathname.slice('/docs/'.length))
          ? [`${page} → ${href}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has a standalone not-found page', () => {
    expect(textsOf(site.notFound, 'h1')).toEqual(['Page Not Found']);
  });

  it('copies the public folder as it is', () => {
    for (const file of ['favicon.svg', 'favicon.ico', 'logo.svg'])
      expect(readOutput(file)).toBe(readFileSync(path.join(root, 'public', file), 'utf8'));
  });

  it('needs only files below the base path', () => {
    for (const { tags } of [documentAt('/'), documentAt('/contributing/api/'), site.notFound]) {
      for (const { attributes } of tags)
        for (const url of [attributes.src, attributes.href])
          if (url?.startsWith('/')) expect(url).toMatch(/^\/docs\//);
    }
  });
});

describe('the manifest is the only source', () => {
  it('of the documents: nothing more, nothing less', () => {
    const manifest = site.project.site.manifest().pages.map((page) => page.path);
    expect(
      onlyInOne(
        [...site.documents.keys()].filter((address) => !ownPaths.includes(address)),
        manifest,
      ),
    ).toEqual([]);
    for (const address of manifest) expect(site.files).toContain(outputFile(address));
  });

  it('of the sitemap: each listed page once, neither 404 nor search', () => {
    const listed = site.project.site.manifest().pages.filter((page) => !page.unlisted);
    const locations = [...readOutput('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      (match) => match[1],
    );
    expect(
      onlyInOne(
        locations.map(String),
        listed.map((page) => `https://www.cursorless.org/docs${page.path}`),
      ),
    ).toEqual([]);
    expect(
      readOutput('sitemap.xml').match(
        /<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/g,
      ),
    ).toHaveLength(listed.length);
  });

  it('of the version metadata: id, path and sidebar of each document', () => {
    const { docs } = readJson(/^assets\/data\/version-metadata-.*\.json$/) as {
      docs: readonly object[];
    };
    expect(docs).toEqual(
      site.project.site
        .manifest()
        .pages.map(({ id, path: address, sidebar }) => ({ id, path: `/docs${address}`, sidebar })),
    );
  });

  it('of the search: its files hold the listed pages', () => {
    const shards = site.files
      .filter((file) => /^assets\/search\/(?:user|contributor|api)-.*\.json$/.test(file))
      .map((file) => JSON.parse(readOutput(file)) as SearchShard);
    const listed = site.project.site
      .manifest()
      .pages.filter((page) => !page.unlisted)
      .map((page) => page.path);
    expect(
      onlyInOne(
        shards.flatMap((shard) => shard.pages.map((page) => page.path)),
        listed,
      ),
    ).toEqual([]);
  });

  it('of the Markdown files next to the pages', () => {
    const markdown = site.files.filter((file) => file.endsWith('.md'));
    expect(markdown).toHaveLength(site.project.site.manifest().pages.length);
    expect(readOutput('user/glossary.md')).toContain('# Glossary');
  });

  it("of the chunks: one for each page, and no other page's text in it", () => {
    const chunks = site.files.filter(
      (file) => file.startsWith('assets/pages/') && file.endsWith('.js'),
    );
    expect(chunks.length).toBe(site.project.site.manifest().pages.length);
    const glossary = chunks.filter((file) => /\/user-glossary-[\w-]+\.js$/.test(file));
    expect(glossary).toHaveLength(1);
    expect(readOutput(glossary[0] ?? '')).not.toContain('Modal keyboard interface</h1>');
  });
});

describe('data about the site', () => {
  it('keeps version metadata and route context in two JSON files, which no document and no script names', () => {
    const names = site.files.filter((file) => /^assets\/data\/.*\.json$/.test(file));
    expect(names.map((file) => path.basename(file).replace(/-[0-9a-f]+\.json$/, ''))).toEqual([
      'route-context',
      'version-metadata',
    ]);
    const scripts = site.files.filter((file) => /^assets\/[^/]+\.js$/.test(file));
    for (const name of names)
      for (const text of [documentAt('/').html, ...scripts.map(readOutput)])
        expect(text).not.toContain(name);
    expect(JSON.parse(readOutput('site-index.json'))).toMatchObject({
      routeContext: `/docs/${names[0]}`,
    });
  });

  it('states the language', () => {
    expect((readJson(/route-context-.*\.json$/) as { locale: object }).locale).toEqual({
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {
        en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
      },
    });
  });

  it('states the version and where its sidebars begin', () => {
    expect(readJson(/version-metadata-.*\.json$/)).toMatchObject({
      version: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs/',
      mainDocId: 'user/README',
      drafts: [],
      breadcrumbs: true,
      sidebars: {
        user: { link: { path: '/docs/' } },
        contributing: { link: { path: '/docs/contributing/api/', label: 'API' } },
      },
    });
  });

  it('names this project, its version and what generates the API pages', () => {
    const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    expect(
      (readJson(/route-context-.*\.json$/) as { siteMetadata: object }).siteMetadata,
    ).toMatchObject({
      frameworkName: name,
      frameworkVersion: version,
      siteVersion: version,
      plugins: expect.arrayContaining([expect.objectContaining({ name: 'api-gen' })]),
    });
  });
});
