import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { fixturesDir } from './folders.ts';
import { attributes, only, readPage, texts } from './read-page.ts';

const contentDir = path.join(fixturesDir, 'docusaurus-site/docs');

let site: BuiltFixture;
const page = (file: string): Document => readPage(site.read(file));

beforeAll(async () => {
  site = await buildFixture({ contentDir });
});
afterAll(() => site.remove());

describe('a folder written for Docusaurus', () => {
  it('builds without an edit and without a warning', () => {
    expect(site.failed).toBe(false);
    expect(site.problems).toEqual([]);
    expect(site.notes).toContain(
      'src/site.config.ts: The navbar item "For users" is left out: there is no page "user/README".',
    );
  });

  it('has exactly the pages of the folder: without number prefixes, with slugs, and without names in "_"', () => {
    expect(site.files.filter((file) => file.endsWith('.html'))).toEqual([
      '2024-01-release/index.html',
      '404.html',
      'basics/first-firing/index.html',
      'basics/glaze-firing/index.html',
      'basics/hidden/index.html',
      'basics/tools/index.html',
      'basics/tools/paint-brush/index.html',
      'category/first-steps/index.html',
      'controls/alarm/index.html',
      'controls/index.html',
      'controls/plain/index.html',
      'index.html',
      'troubles/smoke/index.html',
      'wheel/index.html',
    ]);
  });

  it('leaves a draft out of the output, the sidebar, the sitemap and the generated index', () => {
    const everything = site.files
      .filter((file) => /\.(?:html|xml|txt|json|js|md)$/.test(file))
      .map((file) => site.read(file))
      .join('\n');
    expect(everything).toContain('Second firing: the glaze');
    expect(everything).not.toContain('Not ready');
  });

  it('keeps an unlisted page at its address, out of sitemap and sidebar, and out of search engines', () => {
    expect(site.read('sitemap.xml')).not.toContain('hidden');
    expect(site.read('index.html')).not.toContain('basics/hidden');
    expect(attributes(page('basics/hidden/index.html'), 'meta[name="robots"]', 'content')).toEqual([
      'noindex, nofollow',
    ]);
  });

  it('copies the static folder next to the pages', () => {
    expect(site.read('firmware.txt')).toBe('1.2.3\n');
  });

  it('takes labels, order and links of folders from their _category_ files', () => {
    const home = page('index.html');
    const rows = texts(home, '.sidebar a, .sidebar button').filter((text) => text !== '');
    expect(
      rows.filter((row) =>
        ['Welcome to the kiln', 'First steps', 'Controls', 'A dated note', 'troubles'].includes(
          row,
        ),
      ),
    ).toEqual(['Welcome to the kiln', 'First steps', 'Controls', 'A dated note', 'troubles']);
    expect(
      texts(page('basics/first-firing/index.html'), 'nav[aria-label="Breadcrumbs"] li').slice(1),
    ).toEqual(['First steps', 'Firing']);
  });

  it('creates the index page that a _category_ file requests, listing the contents of the folder', () => {
    const index = page('category/first-steps/index.html');
    expect(texts(index, 'h1')).toEqual(['First steps']);
    expect(texts(index, 'article li')).toEqual(['Firing', 'Second firing: the glaze', 'Tools']);
    expect(attributes(index, 'article li a', 'href')).toEqual([
      '/docs/basics/first-firing/',
      '/docs/basics/glaze-firing/',
      '/docs/basics/tools/',
    ]);
    expect(index.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'Fire your first pot.',
    );
  });

  it('lets pages choose their neighbors and the label in the pager', () => {
    const pager = (file: string): readonly string[] =>
      texts(page(file), 'nav[aria-label="Docs pages navigation"] a');
    expect(pager('category/first-steps/index.html')).toEqual(
      ['Previous Welcome to the kiln', 'Next Your first firing'].map((text) =>
        expect.stringMatching(new RegExp(text.replace(' ', '\\s*'))),
      ),
    );
    expect(pager('basics/glaze-firing/index.html')).toEqual([
      expect.stringMatching(/Next\s*The alarm/),
    ]);
  });

  it('has an edit link on written pages and none on generated ones', () => {
    expect(attributes(page('wheel/index.html'), 'a[href*="/edit/"]', 'href')).toEqual([
      expect.stringMatching(/\/edit\/main\/docs\/02-basics\/tools\/wheel\.md$/),
    ]);
    expect(
      attributes(page('category/first-steps/index.html'), 'a[href*="/edit/"]', 'href'),
    ).toEqual([]);
  });

  it('limits the table of contents to the heading levels that a page sets', () => {
    const second = page('basics/glaze-firing/index.html');
    expect(texts(second, '.doc-toc a')).toEqual(['Colours', 'Copper']);
  });

  it('shows the title unless the page hides it', () => {
    expect(texts(page('index.html'), 'h1')).toEqual(['Welcome to the kiln']);
    expect(texts(page('basics/glaze-firing/index.html'), 'h1')).toEqual([]);
  });

  it('prefers an explicit heading id and numbers the one that it collides with', () => {
    expect(attributes(page('index.html'), 'h2', 'id')).toEqual([
      'all-glazes',
      'glazes',
      'all-glazes-1',
    ]);
  });

  it('hides the table of contents where the page says so', () => {
    expect(page('controls/alarm/index.html').querySelector('.mobile-toc, .doc-toc')).toBeNull();
  });

  it('renders title, marked lines and line numbers of code, also on a page with raw HTML', () => {
    const block = only(page('index.html'), 'figure.code-block');
    expect(texts(block, '.code-title')).toEqual(['kiln.yml']);
    expect(texts(block, '.line-highlighted')).toEqual(['hold: 10']);
    expect(block.hasAttribute('data-line-numbers')).toBe(true);
  });

  it('removes comment directives and marks their lines', () => {
    const [js, python, diff, unknown] = page('basics/glaze-firing/index.html').querySelectorAll(
      'figure.code-block',
    );
    expect(js && texts(js, '.line-highlighted')).toEqual([
      'const cone = 5;',
      'fire(cone);',
      'cool();',
    ]);
    expect(js?.querySelector('code')?.textContent).toBe(
      'const cone = 5;\nfire(cone);\ncool();\ndone();',
    );
    expect(python && texts(python, '.line-highlighted')).toEqual(['cone = 5']);
    expect(diff && [texts(diff, '.line-removed'), texts(diff, '.line-added')]).toEqual([
      ['- old glaze'],
      ['+ new glaze'],
    ]);
    expect(unknown?.querySelectorAll('[class^="tok-"]')).toHaveLength(0);
  });

  it('renders every kind of admonition, nested ones and titles with links', () => {
    const first = page('basics/first-firing/index.html');
    expect(attributes(first, '.admonition', 'class')).toEqual(
      ['note', 'tip', 'danger', 'info', 'caution', 'caution', 'note', 'tip', 'info'].map(
        (kind) => `admonition admonition-${kind}`,
      ),
    );
    expect(texts(first, '.admonition-title')).toEqual([
      'Note',
      'Save heat',
      'Danger',
      'Info',
      'Mind the fumes',
      'Warning',
      'Secondary',
      'Success',
      'Important',
    ]);
    expect(first.querySelector('.admonition .admonition')?.className).toBe(
      'admonition admonition-danger',
    );
    expect(attributes(first, '.admonition-title a', 'href')).toEqual(['/docs/controls/alarm/']);
    expect(texts(first, 'article p')).not.toContain(':::');
  });

  it('keeps nested details, with Markdown inside', () => {
    const first = page('basics/first-firing/index.html');
    expect(texts(first, 'details > summary')).toEqual(['More about drying', 'In winter']);
    expect(texts(first, 'details em')).toEqual(['at least']);
    expect(first.querySelectorAll('details details')).toHaveLength(1);
  });

  it('publishes images with size, alternative text and lazy loading; small ones are inlined', () => {
    const [small, large] = page('index.html').querySelectorAll('article img');
    expect(small?.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    expect([
      small?.getAttribute('alt'),
      small?.getAttribute('width'),
      small?.getAttribute('height'),
      small?.getAttribute('loading'),
    ]).toEqual(['A pot, drawn small', '24', '16', 'lazy']);
    expect(large?.getAttribute('src')).toMatch(/^\/docs\/assets\/files\/board-[0-9a-f]{8}\.png$/);
    const published = path.join(
      site.outDir,
      large?.getAttribute('src')?.slice('/docs/'.length) ?? '',
    );
    expect(
      readFileSync(published).equals(readFileSync(path.join(contentDir, 'img/board.png'))),
    ).toBe(true);
  });

  it('resolves links to pages, files, the repository and other hosts', () => {
    const links = attributes(
      page('basics/first-firing/index.html'),
      'article > .prose > p:first-of-type a',
      'href',
    );
    expect(links).toEqual([
      '/docs/#all-glazes',
      expect.stringMatching(/^\/docs\/assets\/files\/log-sheet-[0-9a-f]{8}\.csv$/),
      'https://github.com/cursorless-dev/cursorless/tree/6bde5d396/LICENSE',
      'https://example.org/pots',
    ]);
    expect(existsSync(path.join(site.outDir, (links[1] ?? '').slice('/docs/'.length)))).toBe(true);
    expect(attributes(page('controls/index.html'), 'article a', 'href')).toEqual([
      '/docs/controls/alarm/',
      '/docs/controls/alarm/',
      '/docs/controls/alarm/#silence',
      '/docs/firmware.txt',
      'mailto:kiln@example.org',
      '/docs/shop/',
    ]);
  });

  it('keeps line breaks and escapes in table cells, and shows <T> and {x} as they are written', () => {
    const home = page('index.html');
    expect(only(home, 'tbody tr:first-child td:last-child').innerHTML).toBe('998 °C<br>1828 °F');
    expect(texts(home, 'tbody tr:last-child td')).toEqual(['a | b', 'x | y']);
    expect(home.querySelector('article p')?.textContent).toContain('Map<K, V> or {temperature}');
    expect(site.read('index.html')).not.toContain('Nobody sees this');
  });

  it('prerenders pages with components completely: tabs, imported partials, expressions', () => {
    const alarm = page('controls/alarm/index.html');
    expect(texts(alarm, '[role="tab"]')).toEqual(['Touch', 'Dial']);
    expect(texts(alarm, '[role="tabpanel"] p').slice(0, 2)).toEqual([
      'Press silence and read the first firing.',
      'Turn it left.',
    ]);
    expect(texts(alarm, '.prose .code-title')).toEqual(['terminal']);
    expect(texts(alarm, '.prose p')).toEqual(
      expect.arrayContaining([
        'Wear gloves. See the tools.',
        'The kiln is good for 2 years.',
        'The sum is 3.',
      ]),
    );
    expect(attributes(alarm, '.prose > a', 'href')).toEqual([
      '/docs/controls/',
      '/docs/firmware.txt',
    ]);
    expect(alarm.documentElement.innerHTML).not.toContain('A comment of the old kind');
  });

  it('names the chunk that a page with components hydrates with, and none for other pages', () => {
    // DOM queries do not find the link, because it is inside the template that defers the scripts.
    const chunkOf = (file: string): string | undefined =>
      /<link rel="modulepreload" href="([^"]+)" data-page-chunk>/.exec(site.read(file))?.[1];
    const chunk = chunkOf('controls/alarm/index.html') ?? '';
    expect(chunk).toMatch(/^\/docs\/assets\/content\/controls-alarm-[\w-]+\.js$/);
    expect(site.read(chunk.slice('/docs/'.length))).toContain('Firmware');
    expect(chunkOf('controls/plain/index.html')).toBeUndefined();
  });

  it('loads the components of a page without its text, which the document contains, and both on navigation', () => {
    const chunkText = (folder: string): string =>
      site.read(
        site.files.find((file) => file.startsWith(`assets/${folder}/controls-alarm-`)) ?? '',
      );
    const words = ['Turn it left.', 'Boxes work here.', 'Wear gloves.', 'Silence it'];
    expect(words.filter((text) => chunkText('content').includes(text))).toEqual([]);
    expect(chunkText('content')).toContain('firmware.txt');
    expect(words.filter((text) => !chunkText('pages').includes(text))).toEqual([]);
  });

  it('renders plain JSX of an MDX page as HTML', () => {
    const plain = page('controls/plain/index.html');
    expect(only(plain, 'details').innerHTML.replace(/\s+/g, ' ')).toContain('<kbd>Esc</kbd>.');
    expect(only(plain, '.box').innerHTML).toBe('A box of <em>static</em> JSX.');
  });

  it('takes title, description, keywords and image from the frontmatter', () => {
    const home = page('index.html');
    const content = (selector: string): string | null | undefined =>
      home.querySelector(selector)?.getAttribute('content');
    expect(home.title).toBe('Welcome to the kiln | Cursorless');
    expect(content('meta[name="description"]')).toBe('How to fire clay at home.');
    expect(content('meta[name="keywords"]')).toBe('clay,kiln');
    expect(content('meta[property="og:image"]')).toBe('https://www.cursorless.org/docs/cover.png');
    expect(existsSync(path.join(site.outDir, 'cover.png'))).toBe(true);
  });

  it('writes a Markdown file for every page', () => {
    expect(site.read('controls.md')).toContain('# All controls');
    expect(site.files.filter((file) => file.endsWith('index.html'))).toHaveLength(
      readdirSync(site.outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.md'),
      ).length,
    );
  });
});
