import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from '#node/testing/serve-static.ts';
import { launchOptions } from '../support/chromium.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { fixturesDir } from './folders.ts';
import { generateReference } from './generate-reference.ts';
import { attributes, only, readPage, texts } from './read-page.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-combination-'));
const apiDir = path.join(folder, 'api');
const oven = 'contributing/api/classes/oven.Oven';
let site: BuiltFixture;
const page = (place: string): Document => readPage(site.read(path.join(place, 'index.html')));
const links = (place: string, selector: string) => attributes(page(place), `${selector} a`, 'href');

/**
 * Generates a reference from the fixture's sources, and builds a site whose version 1.0 has its own
 * copy of the reference, as described in the README.
 */
beforeAll(async () => {
  cpSync(path.join(fixturesDir, 'combination'), folder, { recursive: true });
  generateReference({
    DOCS_API_SOURCE: path.join(folder, 'source'),
    DOCS_API_OUTPUT: apiDir,
    DOCS_API_NAME: 'Oven',
  });
  cpSync(apiDir, path.join(folder, 'versioned_api/version-1.0'), { recursive: true });
  const { default: config } = (await import(
    path.join(fixturesDir, 'combination/site.config.ts')
  )) as { default: Record<string, unknown> };
  const contentDir = path.join(folder, 'content');
  site = await buildFixture({ contentDir, apiDir, config: { repository: undefined, ...config } });
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Names {
  /** The document's `href` and `src` values that stay within the site, without its origin. */
  readonly addresses: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

function readNames(html: string): Names {
  const addresses = new Set<string>();
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(_name, { href, src, id }) {
      const named = (href ?? src)?.replace(/^https:\/\/combination\.example/, '');
      if (named !== undefined && !/^[a-z]+:/.test(named)) addresses.add(named);
      if (id !== undefined) ids.add(id);
    },
  });
  parser.end(html);
  return { addresses, ids };
}

/**
 * Returns the output file that a host would serve for a root-relative URL; undefined if there is
 * none.
 */
function fileOf(address: string): string | undefined {
  const inside = /^\/docs\/(.*)$/.exec(decodeURI(address))?.[1];
  if (inside === undefined) return undefined;
  const file = path.join(site.outDir, inside);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
}

/**
 * Runs in the browser: measures the spacing around the notice on an untranslated page in a
 * right-to-left frame, the text directions, and the rotation of the carets in degrees.
 */
function measureUntranslated() {
  const find = (selector: string): Element => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const notice = find('.untranslated');
  const [above, box, below] = [
    notice.previousElementSibling,
    notice,
    notice.nextElementSibling,
  ].map((element) => element?.getBoundingClientRect());
  const turnOf = (selector: string, pseudo?: string) => {
    const { a, b } = new DOMMatrix(getComputedStyle(find(selector), pseudo).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  };
  return {
    distances: [(box?.top ?? 0) - (above?.bottom ?? 0), (below?.top ?? 0) - (box?.bottom ?? 0)],
    directions: ['nav', 'footer', 'article .prose', '.untranslated'].map(
      (selector) => getComputedStyle(find(selector)).direction,
    ),
    turns: {
      sidebar: turnOf('.doc-sidebar [aria-expanded="false"] > .caret'),
      breadcrumbs: turnOf('.breadcrumbs li:first-child', '::after'),
      breadcrumbsAre: getComputedStyle(find('.breadcrumbs')).direction,
    },
  };
}

describe('versions, languages, a reference and strange names on one site', () => {
  it('build without a warning', () => {
    expect(site.problems).toEqual([]);
    expect(site.failed).toBe(false);
  });

  it('contain no link to a repository, because the configuration names none', () => {
    for (const file of site.files.filter((name) => name.endsWith('.html')))
      expect(site.read(file), file).not.toMatch(
        /cursorless-dev|"editUrl"|Edit this page|Report a problem/,
      );
    expect(site.read(`${oven}.md`)).toMatch(/Defined in `oven\.ts(?::\d+)?`\./);
  });

  it('have no broken link on any page, in any language', () => {
    const documents = site.files.filter((file) => file.endsWith('.html'));
    const names = new Map(
      documents.map((file) => [path.join(site.outDir, file), readNames(site.read(file))]),
    );
    let count = 0;
    const broken = [...names].flatMap(([document, { addresses }]) =>
      [...addresses].filter((address) => {
        const [pathname = '', hash] = address.replace(/\?[^#]*/, '').split('#');
        const file = pathname === '' ? document : fileOf(pathname);
        count += 1;
        if (file === undefined || !existsSync(file)) return true;
        return Boolean(hash) && !names.get(file)?.ids.has(decodeURIComponent(hash ?? ''));
      }),
    );
    expect(broken).toEqual([]);
    expect(documents).toHaveLength(48);
    expect(count).toBeGreaterThan(900);
  });

  it('have the reference at a single address, and the copy of version 1.0 below that version', () => {
    const places = site.files.filter((file) => file.endsWith(`${oven}/index.html`));
    expect(places.sort()).toEqual(
      ['', '1.0/', 'ar/', 'ar/1.0/'].map((above) => `${above}${oven}/index.html`).sort(),
    );
  });

  it.each([
    ['next/', '/docs/'],
    ['', '/docs/'],
    ['1.0/', '/docs/1.0/'],
    ['ar/next/', '/docs/ar/'],
    ['ar/1.0/', '/docs/ar/1.0/'],
  ])('link from version /%s to its reference', (version, home) => {
    expect(links(`${version}guide/usage`, '.prose')).toEqual(
      expect.arrayContaining([`${home}${oven}/`]),
    );
    expect(links(version, '.prose')).toContain(`${home}contributing/api/`);
    const sidebar = links(`${version}contributing`, 'nav[aria-label="Docs sidebar"]');
    expect(sidebar).toContain(`${home}contributing/api/`);
  });

  it('resolve a written address in the reference within the version', () => {
    const written = (version: string) =>
      links(`${version}guide/usage`, '.prose').filter((href) => href?.endsWith('/#heat'));
    expect(written('1.0/')).toEqual([`/docs/1.0/${oven}/#heat`]);
    expect(written('next/')).toEqual([`/docs/${oven}/#heat`]);
  });

  it('link from each reference to the guide of its version, with its own breadcrumbs', () => {
    expect(links(oven, '.prose')).toContain('/docs/guide/usage/#doors');
    expect(links(`1.0/${oven}`, '.prose')).toContain('/docs/1.0/guide/usage/#doors');
    expect(links(oven, '.breadcrumbs')).toContain('/docs/contributing/api/');
    expect(links(`1.0/${oven}`, '.breadcrumbs')).toContain('/docs/1.0/contributing/api/');
    expect(page(oven).querySelector('.version-banner')).toBeNull();
  });

  it('tag each reference with the versions that show it, and find it in their searches', () => {
    const tags = (place: string) =>
      attributes(page(place), 'meta[name="docsearch:docusaurus_tag"]', 'content');
    expect(tags(`1.0/${oven}`)).toEqual(['docs-default-1.0']);
    expect(tags(oven)).toEqual(['docs-default-2.0-api']);
    const { search } = JSON.parse(site.read('site-index.json')) as {
      search: Record<string, { api: string }>;
    };
    const shard = (version: string) =>
      site.read((search[version]?.api ?? '').replace('/docs/', ''));
    expect(shard('1.0')).toContain(`/1.0/${oven}/`);
    for (const version of ['2.0', 'current']) {
      expect(shard(version)).toContain(`"/${oven}/"`);
      expect(shard(version)).not.toContain('/1.0/');
    }
  });

  it('are complete under strange names', () => {
    const strange = page('next/Ünï & more (v1.5)/b [x]/“quoted” + 1');
    expect(texts(strange, 'h1')).toEqual(['Strange']);
    expect(attributes(strange, '.prose a[href*="/docs/"]', 'href')).toEqual(
      expect.arrayContaining(['/docs/next/guide/usage/#doors', `/docs/${oven}/`]),
    );
  });

  it('link from the footer to a page whose configured path has no leading slash', () => {
    for (const [place, home] of [
      ['1.0/guide/usage', '/docs/'],
      ['ar/next', '/docs/ar/'],
    ] as const)
      expect(links(place, 'footer')).toContain(`${home}guide/usage/`);
  });

  it('list canonical addresses, with dates where they are known', () => {
    const old = site.read('sitemap-1.0.xml');
    expect(old.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://combination.example/docs/1.0/guide/attic/</loc>',
    ]);
    expect(site.read('sitemap-current.xml')).toMatch(
      /\/next\/guide\/new\/<\/loc><lastmod>2024-05-06/,
    );
    const listed = ['current', '2.0'].flatMap(
      (name) => site.read(`sitemap-${name}.xml`).match(/(?<=<loc>)[^<]*/g) ?? [],
    );
    for (const address of listed) {
      const place = decodeURI(address.replace('https://combination.example/docs/', '')).replaceAll(
        '&amp;',
        '&',
      );
      expect(attributes(page(place), 'link[rel="canonical"]', 'href')).toEqual([
        address.replaceAll('&amp;', '&'),
      ]);
    }
  });

  it('keep untranslated text in its language and direction, and the notice in the reader’s', () => {
    const untranslated = page('ar/next/guide/usage');
    expect(untranslated.documentElement.dir).toBe('rtl');
    const article = only(untranslated, 'article');
    expect([article.getAttribute('lang'), article.getAttribute('dir')]).toEqual(['en', 'ltr']);
    const notice = only(untranslated, '.untranslated');
    expect([notice.getAttribute('lang'), notice.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    const reference = only(page(`ar/${oven}`), 'article');
    expect([reference.getAttribute('lang'), reference.getAttribute('dir')]).toEqual(['en', 'ltr']);
    const translated = only(page('ar/guide/usage'), 'article');
    expect(translated.hasAttribute('dir')).toBe(false);
    expect(readPage(site.read('ar/404.html')).documentElement.dir).toBe('rtl');
  });

  it('keep the notice apart from the text, and point arrows in the direction of the words around them', async () => {
    const server = await serveStatic({ folder: site.outDir, mount: '/docs/' });
    const browser = await chromium.launch(launchOptions);
    try {
      const opened = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await opened.goto(`${server.address}ar/next/contributing/`);
      const { distances, directions, turns } = await opened.evaluate(measureUntranslated);
      for (const distance of distances) expect(distance).toBeGreaterThanOrEqual(12);
      expect(directions).toEqual(['rtl', 'rtl', 'ltr', 'rtl']);
      expect(turns).toEqual({ sidebar: 45, breadcrumbs: -45, breadcrumbsAre: 'rtl' });
    } finally {
      await browser.close();
      server.close();
    }
  });
});
