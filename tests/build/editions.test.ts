import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { fixturesDir } from './folders.ts';
import { attributes, only, readPage, texts } from './read-page.ts';

const contentDir = path.join(fixturesDir, 'editions/content');
let config: Readonly<Record<string, unknown>>;
let site: BuiltFixture;
const page = (folder: string): Document => readPage(site.read(path.join(folder, 'index.html')));
const link = (folder: string, rel: string): readonly (string | null)[] =>
  attributes(page(folder), `link[rel="${rel}"]`, 'href');
const meta = (folder: string, name: string): readonly (string | null)[] =>
  attributes(page(folder), `meta[name="${name}"]`, 'content');
/** Whether an output file redirects from the former URL of a page that has moved. */
const isMoved = (file: string): boolean =>
  site.read(file).includes('<meta http-equiv="refresh" content="0; url=');
/** Returns the label and URL of each entry in the navbar menu whose trigger has this label. */
function menu(folder: string, trigger: string): readonly string[] {
  const menus = [...page(folder).querySelectorAll('.navbar-dropdown')];
  const found = menus.find((item) => item.querySelector('.navbar-link')?.textContent === trigger);
  return [...(found?.querySelectorAll('.dropdown-link') ?? [])].map(
    (entry) => `${entry.textContent} ${entry.getAttribute('href')}`,
  );
}

beforeAll(async () => {
  const module = (await import(path.join(fixturesDir, 'editions/site.config.ts'))) as {
    default: Record<string, unknown>;
  };
  config = module.default;
  site = await buildFixture({ contentDir, config });
});
afterAll(() => site.remove());

describe('a site of three versions and two languages', () => {
  it('builds without a warning', () => {
    expect(site.problems).toEqual([]);
    expect(site.failed).toBe(false);
  });

  it('has the last version at the root, the others below their paths, and each language below its own', () => {
    const own = [
      '1.0/guide/attic',
      '1.0/guide/setup',
      '1.0',
      '1.0/old-things',
      'guide/setup',
      '',
      'next/guide/new',
      'next/guide/setup',
      'next',
    ];
    const folders = site.files
      .filter((file) => file.endsWith('index.html') && !isMoved(file))
      .map((file) => file.replace(/\/?index\.html$/, ''));
    expect(folders.sort()).toEqual(
      [...own, ...own.map((folder) => path.join('de', folder))].sort(),
    );
  });

  it('links from each version to the same page of the others, or else to their main pages', () => {
    expect(menu('guide/setup', '2.0')).toEqual([
      'Next /docs/next/guide/setup/',
      '2.0 /docs/guide/setup/',
      '1.0 (2019) /docs/1.0/guide/setup/',
    ]);
    expect(menu('next/guide/new', 'Next')).toEqual([
      'Next /docs/next/guide/new/',
      '2.0 /docs/',
      '1.0 (2019) /docs/1.0/',
    ]);
  });

  it('says which versions are unreleased or unmaintained, with a link to the same page of the last one', () => {
    const banner = (folder: string) => only(page(folder), '.version-banner');
    expect(banner('next/guide/setup').textContent).toContain('unreleased');
    expect(banner('1.0/guide/setup').textContent).toContain('no longer maintained');
    expect(attributes(banner('1.0/guide/setup'), 'a', 'href')).toEqual(['/docs/guide/setup/']);
    expect(attributes(banner('1.0/guide/attic'), 'a', 'href')).toEqual(['/docs/']);
    expect(page('guide/setup').querySelector('.version-banner')).toBeNull();
  });

  it('names the version above each title', () => {
    expect(texts(page('guide/setup'), '.version-badge')).toEqual(['Version: 2.0']);
    expect(texts(page('1.0/guide/setup'), '.version-badge')).toEqual(['Version: 1.0 (2019)']);
  });

  it('tells search services the version of each page', () => {
    expect(meta('1.0/guide/setup', 'docsearch:version')).toEqual(['1.0']);
    expect(meta('1.0/guide/setup', 'docusaurus_tag')).toEqual(['docs-default-1.0']);
    expect(meta('guide/setup', 'docsearch:docusaurus_tag')).toEqual(['docs-default-2.0']);
    expect(meta('de/next/guide/setup', 'docsearch:language')).toEqual(['de']);
  });

  it('names the page of the last version as canonical for older ones, where it exists', () => {
    const at = (place: string): string[] => [`https://editions.example/docs/${place}`];
    expect(link('1.0/guide/setup', 'canonical')).toEqual(at('guide/setup/'));
    expect(link('1.0/guide/attic', 'canonical')).toEqual(at('1.0/guide/attic/'));
    expect(link('next/guide/setup', 'canonical')).toEqual(at('next/guide/setup/'));
    expect(link('de/1.0/guide/setup', 'canonical')).toEqual(at('de/guide/setup/'));
  });

  it('shows the sidebars that the files of each version list', () => {
    const sidebar = (folder: string) => only(page(folder), 'nav[aria-label="Docs sidebar"]');
    expect(texts(sidebar('guide/setup'), 'a')).toEqual([
      'Home of 2.0',
      'Working',
      'Set it up',
      expect.stringContaining('The forum'),
    ]);
    expect(texts(sidebar('1.0/old-things'), 'a')).toContain('Old things');
    expect(texts(page('1.0/old-things'), '.prose a')).toEqual(['The attic']);
  });

  it('has separate search files for every version', () => {
    const shard = (name: string): string =>
      site.read(site.files.find((file) => file.includes(`assets/search/${name}-`)) ?? name);
    expect(shard('user')).toContain('Quicksilver');
    expect(shard('user')).not.toContain('Bronze');
    expect(shard('1.0-user')).toContain('Bronze');
    expect(shard('1.0-user')).not.toContain('ilver is what');
  });

  it('shows and checks the commands of each version in its own words, and saves them', () => {
    const chips = (folder: string): readonly string[] => texts(page(folder), '.prose .spoken');
    expect(chips('1.0/guide/setup')).toEqual(
      expect.arrayContaining(['“blue bravo delete”', '“alpha delete”', '“pick”']),
    );
    expect(chips('guide/setup')).toEqual(['“chuck blue bat”', '“chuck air”']);
    expect(texts(page('1.0/guide/setup'), 'h2')).toEqual(
      expect.arrayContaining(['Actions', 'Marks', 'Connectives']),
    );
    expect(texts(page('1.0/guide/setup'), 'h2')).not.toContain('Snippets');
    expect(attributes(page('1.0/guide/setup'), 'a[download]', 'href')).toEqual([
      '/docs/1.0/cheatsheet.html',
    ]);
    expect(site.read('1.0/cheatsheet.html')).toContain('delete');
    expect(site.read('1.0/cheatsheet.html')).not.toContain('chuck');
  });

  it('has the words of each version in a separate file', () => {
    const files = site.files.filter((file) => /^assets\/words-\d-.*\.js$/.test(file));
    const [current = '', old = '', ...more] = files.sort().map((file) => site.read(file));
    expect(more).toEqual([]);
    expect([current.includes('chuck'), current.includes('bravo')]).toEqual([true, false]);
    expect([old.includes('chuck'), old.includes('bravo')]).toEqual([false, true]);
    const others = site.files.filter(
      (file) => /^assets\/[^/]+\.js$/.test(file) && !files.includes(file),
    );
    expect(others.filter((file) => site.read(file).includes('identifier:`setSelection`'))).toEqual(
      [],
    );
  });

  it('lists the pages of each version for search engines and language models', () => {
    expect(site.read('sitemap.xml')).toContain(
      '<loc>https://editions.example/docs/sitemap-1.0.xml',
    );
    expect(site.read('sitemap-1.0.xml').match(/<loc>/g)).toHaveLength(2);
    expect(site.read('sitemap-2.0.xml')).not.toContain('/1.0/');
    expect(site.read('llms.txt')).toContain('https://editions.example/docs/1.0/llms.txt');
    expect(site.read('1.0/llms.txt')).toContain('docs/1.0/guide/attic.md');
    expect(site.read('robots.txt')).toContain('/docs/de/sitemap.xml');
  });

  it('names every page in all languages, and the default one for all others', () => {
    const alternates = (folder: string) =>
      [...page(folder).querySelectorAll('link[rel="alternate"][hreflang]')].map(
        (tag) => `${tag.getAttribute('hreflang')} ${tag.getAttribute('href')}`,
      );
    const expected = [
      'en https://editions.example/docs/next/guide/setup/',
      'de https://editions.example/docs/de/next/guide/setup/',
      'x-default https://editions.example/docs/next/guide/setup/',
    ];
    expect(alternates('next/guide/setup')).toEqual(expected);
    expect(alternates('de/next/guide/setup')).toEqual(expected);
  });

  it('states the language of each document, and links to the same page in the other', () => {
    expect(page('guide/setup').documentElement.lang).toBe('en');
    expect(page('de/guide/setup').documentElement.lang).toBe('de');
    expect(menu('de/1.0/guide/setup', 'Deutsch')).toEqual([
      'English /docs/1.0/guide/setup/',
      'Deutsch /docs/de/1.0/guide/setup/',
    ]);
  });

  it('shows translations, which link to translated pages and to untranslated ones', () => {
    expect(texts(page('de/guide/setup'), 'h1')).toEqual(['Einrichten von 2.0']);
    expect(attributes(page('de/guide/setup'), '.prose a[href^="/docs/"]', 'href')).toContain(
      '/docs/de/',
    );
    expect(texts(page('de/next'), 'h1')).toEqual(['Start von Next']);
    expect(attributes(page('de/next'), '.prose a', 'href')).toContain('/docs/de/next/guide/setup/');
  });

  it('maps the site’s base path in a translation to the language’s, and leaves plain paths alone', () => {
    const links = [...page('de/guide/setup').querySelectorAll('.prose a[href]')];
    const address = (text: string) =>
      links.find((entry) => entry.textContent === text)?.getAttribute('href');
    expect(address('Mit Basispfad')).toBe('/docs/de/guide/setup/');
    expect(address('die Liste aller Seiten')).toBe('/docs/llms.txt');
    expect(attributes(page('de/guide/setup'), 'footer a[href^="/docs/"]', 'href')).toContain(
      '/docs/de/guide/setup/',
    );
  });

  it('names its own pages in the language of the reader', () => {
    const title = (file: string) => readPage(site.read(file)).title;
    expect(title('404.html')).toMatch(/^Page Not Found/);
    expect(title('de/404.html')).toMatch(/^Seite nicht gefunden/);
  });

  it('renders admonitions, headings and examples in the language of the text', () => {
    const german = page('de/guide/setup');
    expect(texts(german, '.admonition-title')).toEqual(['Tipp']);
    expect(attributes(german, '.heading-link', 'aria-label')).toEqual(['Link zu Silber']);
    expect(texts(german, '.example-label')).toEqual(['Vorher', 'Nachher']);
    expect(texts(german, '.example-description')[0]).toMatch(/^Ein Hut /);
    const english = page('de/next/guide/setup');
    expect(texts(english, '.admonition-title')).toEqual(['Tip']);
    expect(attributes(english, '.heading-link', 'aria-label')).toEqual(['Link to Quicksilver']);
  });

  it('shows untranslated pages unchanged, with a notice, in their own language', () => {
    const article = only(page('de/next/guide/setup'), 'article');
    expect(article.getAttribute('lang')).toBe('en');
    expect(texts(page('de/next/guide/setup'), '.untranslated')[0]).toMatch(/nicht .*übersetzt/);
    expect(page('de/guide/setup').querySelector('.untranslated')).toBeNull();
    expect(page('guide/setup').querySelector('article[lang]')).toBeNull();
  });

  it('translates navbar, footer, sidebar, names of versions and the interface', () => {
    const german = page('de/guide/setup');
    expect(texts(german, '.navbar-title')).toEqual(['Ausgaben']);
    expect(texts(german, '.navbar-items a')[0]).toBe('Einrichten');
    expect(texts(german, '.site-footer a, footer a')).toContain('Einrichten (Fuß)');
    expect(german.body.textContent).toContain('Arbeiten');
    expect(menu('de/guide/setup', '2.0')[0]).toContain('Kommende');
    expect(texts(german, '.skip-link')).toEqual(['Zum Text']);
    expect(page('de').head.innerHTML).toContain('Jetzige Basisadresse: /docs/de/');
  });

  it('redirects old addresses to pages, in all versions and languages', () => {
    const moved = site.files.filter((file) => file.endsWith('.html') && isMoved(file));
    const own = [
      ['guide/earlier/index.html', '/docs/guide/setup/'],
      ['next/guide/earlier/index.html', '/docs/next/guide/setup/'],
      ['old/setup.html', '/docs/guide/setup/'],
      ['setup/index.html', '/docs/guide/setup/'],
    ] as const;
    const german = own.map(
      ([file, to]) => [`de/${file}`, to.replace('/docs/', '/docs/de/')] as const,
    );
    expect(moved).toEqual([...german, ...own].map(([file]) => file).sort());
    for (const [file, to] of [...own, ...german]) {
      const document = readPage(site.read(file));
      expect(attributes(document, 'meta[http-equiv="refresh"]', 'content')).toEqual([
        `0; url=${to}`,
      ]);
      expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([
        `https://editions.example${to}`,
      ]);
      expect(attributes(document, 'a', 'href')).toEqual([to]);
      expect(attributes(document, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    }
    const document = readPage(site.read('de/setup/index.html'));
    expect([document.documentElement.lang, ...texts(document, 'h1, a')]).toEqual([
      'de',
      'Diese Seite ist umgezogen',
      'Einrichten von 2.0',
    ]);
  });

  it('lists them for hosts, and counts none of them as a page', () => {
    expect(site.read('_redirects').split('\n')).toEqual(
      expect.arrayContaining([
        '/docs/setup /docs/guide/setup/ 301',
        '/docs/setup/ /docs/guide/setup/ 301',
        '/docs/old/setup.html /docs/guide/setup/ 301',
        '/docs/de/next/guide/earlier/ /docs/de/next/guide/setup/ 301',
      ]),
    );
    for (const file of ['sitemap-2.0.xml', 'llms.txt', 'assets/search/user-', 'assets/routes-0-'])
      expect(site.read(site.files.find((name) => name.startsWith(file)) ?? file)).not.toMatch(
        /earlier|old.setup/,
      );
  });

  it('has a feed for dated headings, linked from the head of their page and of no other', () => {
    const feeds = site.files.filter((file) => file.endsWith('feed.xml'));
    expect(feeds).toEqual(['1.0/guide/attic/feed.xml', 'de/1.0/guide/attic/feed.xml']);
    const feed = site.read('1.0/guide/attic/feed.xml');
    expect(feed).toContain('<id>https://editions.example/docs/1.0/guide/attic/#ladder-2020-02-03<');
    expect(feed).toContain('<summary>A way up.</summary>');
    const linked = 'link[type="application/atom+xml"]';
    expect(attributes(page('1.0/guide/attic'), linked, 'href')).toEqual([
      '/docs/1.0/guide/attic/feed.xml',
    ]);
    expect(attributes(page('1.0/guide/setup'), linked, 'href')).toEqual([]);
  });

  it('allows the scripts of all languages in the header for hosts', () => {
    const policies = ['', 'de'].map((folder) =>
      only(page(folder), 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),
    );
    const hashes = policies.flatMap((policy) => policy?.match(/'sha256-[^']+'/g) ?? []);
    const headers = site.read('_headers');
    for (const hash of hashes) expect(headers).toContain(hash);
    // One policy for all files, and one for the workers of each language.
    expect(headers.match(/Content-Security-Policy/g)).toHaveLength(3);
  });
});

describe('versions and languages that do not exist', () => {
  const failed = async (fields: Record<string, unknown>): Promise<readonly string[]> => {
    const built = await buildFixture({ contentDir, config: { ...config, ...fields } });
    built.remove();
    expect(built.failed).toBe(true);
    return built.problems.map(({ message }) => message);
  };

  it('are configuration errors', async () => {
    expect(
      await failed({
        versions: { '3.0': {} },
        lastVersion: '0.9',
        defaultLocale: 'it',
        locales: { en: {}, xx: {}, fr: {} },
      }),
    ).toEqual([
      'The configuration names the version "3.0", which does not exist.',
      'The configuration names the version "0.9", which does not exist.',
      'The configuration field "defaultLocale" names the language "it", which is not among "locales".',
      'The language "xx" does not exist.',
      'There are no files for the language "fr": the folder i18n/fr does not exist.',
    ]);
  });
});
