import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLeaks } from '../support/find-leaks.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { fixturesDir } from './folders.ts';
import { attributes, only, readPage, texts } from './read-page.ts';

const folder = path.join(fixturesDir, 'strange-folder');

let site: BuiltFixture;
const page = (file: string): Document => readPage(site.read(file));

beforeAll(async () => {
  site = await buildFixture({
    contentDir: path.join(folder, 'docs'),
    configFile: path.join(folder, 'site.json'),
  });
});
afterAll(() => site.remove());

describe('another project’s current folder', () => {
  it('builds, with warnings for its own faults only', () => {
    expect(site.problems.map(({ message, severity }) => [severity, message])).toEqual([
      ['warning', 'The sidebar lists the folder "guides", which has no pages in this version.'],
      ['warning', 'The formula cannot be drawn: Undefined control sequence: \\foo.'],
      ['warning', 'The diagram cannot be drawn: parse error near "…h LR  A[Clay --> B".'],
      [
        'warning',
        'The diagram cannot be drawn: No diagram type detected matching given configuration for text: grph LR.',
      ],
      ['warning', 'The option "live" of a code block has no effect.'],
      ['warning', 'The option "title=…" of a code block has no effect.'],
      ['warning', 'The image "gone.png" does not exist.'],
      ['warning', 'The page imports "./generated/index.md", which does not exist.'],
      ['warning', 'The link "#nowhere" names a heading that does not exist: "#nowhere".'],
    ]);
    expect(site.failed).toBe(false);
    expect(
      site.problems.slice(0, 4).map(({ position }) => [position?.line, position?.column]),
    ).toEqual([
      [17, 43],
      [12, 15],
      [30, 5],
      [34, 1],
    ]);
  });

  it('shows no code as text, and contains the name of this site in no file', () => {
    expect(findLeaks(site.outDir, ['cursorless'])).toEqual([]);
  });

  it('has the sidebar that a TypeScript file lists, with its labels and order', () => {
    expect(texts(page('index.html'), '.sidebar a').filter(Boolean)).toEqual([
      'Start',
      'Guides',
      'Tools',
      'News',
      'Values',
      'Odd',
    ]);
  });

  it('passes headings, frontmatter and project files to pages', () => {
    const start = page('index.html');
    expect(texts(start, '.prose > p')[0]).toBe(
      'Released on 2024 as 3.2.1, by hand, by "name" and not a phrase.',
    );
    expect(texts(start, '.prose > ul:first-of-type > li')).toEqual(['Install', 'Links']);
    expect(attributes(start, '.prose > ul:first-of-type a', 'href')).toEqual(['#setup', '#links']);
  });

  it('resolves links from the root of the docs, the page and its address, and leaves other links alone', () => {
    const at = (name: string): string => `/docs/guide/${name}/`;
    expect(attributes(page('index.html'), '.prose > p a', 'href')).toEqual([
      at('tools'),
      `${at('values')}#values`,
      at('tools'),
      '/news/2024#a',
      '#nowhere',
    ]);
    expect(attributes(page('guide/tools/index.html'), '.prose > p a', 'href')).toEqual([
      '/docs/',
      at('values'),
      at('values'),
      at('drawn'),
    ]);
  });

  it('renders the components of the site and of Docusaurus', () => {
    expect(texts(page('index.html'), '.feature')).toEqual(['Feature at /docs/guide/']);
    expect(texts(page('index.html'), '.admonition-title')).toEqual(['Warning']);
    expect(texts(page('index.html'), '[role="tab"]')).toEqual(['npm', 'Yarn', 'pnpm', 'Bun']);
    const guide = page('guide/index.html');
    expect(texts(guide, '.prose p')).toEqual(['Built', 'Tools – All of them']);
    expect(texts(guide, '.prose > div')).toEqual(['Hello Ada', 'Again']);
    expect(texts(guide, '#own')).toEqual(['Own heading']);
    expect(texts(guide, '.doc-card-list li')).toEqual(['Tools', 'News', 'Values', 'Odd']);
    const values = page('guide/values/index.html');
    expect(texts(values, '.prose li')).toEqual([
      'Strange pots',
      'false',
      'light',
      '/docs/guide/values/',
      '12',
      '/docs/guide/values/ /docs/guide/values/',
      'function',
    ]);
    expect(only(values, '.prose img').getAttribute('alt')).toBe('A pot');
  });

  it('supports what other folders use: options in JSX, loaders, contents of partials, elements in translations', () => {
    const odd = page('guide/odd/index.html');
    const [wedge] = odd.querySelectorAll('.prose > ul a');
    expect(wedge?.innerHTML).toBe('Wedge <code>clay</code> &amp; <strong>fire</strong>');
    expect(attributes(odd, '.doc-toc a', 'href')).toEqual(['#wedge', '#throw']);
    expect(texts(odd, '.prose p')).toContain('Contents: wedge throw');
    expect(texts(odd, '.code-title')).toEqual(['kiln.js']);
    expect(texts(odd, 'pre code')).toEqual([
      'export const kiln = "<hot>";',
      'marked plain',
      'a(); b();',
      ...['npm uninstall', 'yarn remove', 'pnpm remove', 'bun remove'].map(
        (say) => `${say} strange`,
      ),
    ]);
    expect(texts(odd, '.line-highlighted')).toEqual([
      'export const kiln = "<hot>";',
      'marked',
      'b();',
    ]);
    expect(attributes(odd, '[data-line-numbers] code', 'style')).toEqual([
      'counter-reset:line 2',
      'counter-reset: line 3',
    ]);
    expect(texts(odd, '.prose h4')).toEqual(['From the object']);
    expect(texts(odd, '.prose > p').at(-1)).toBe(
      'Say Hello Ada! Tools Here /docs/img/pot.svg Oven of Ada',
    );
    expect(attributes(odd, '.prose > p a', 'href')).toEqual([
      '/docs/guide/tools/',
      '/docs/guide/odd/#wedge',
    ]);
    expect(texts(odd, '#mind.own-class.admonition-info .admonition-title')).toEqual(['Important']);
  });

  it('has the static files of the site where the build would write its own', () => {
    expect(site.read('robots.txt')).toMatch(/^User-agent: potters/);
    expect(site.read('_redirects')).toMatch(/^\/docs\/old \/docs\/guide\/ 301\n/);
  });

  it('renders formulas and diagrams at build time, and shows the source of invalid ones', () => {
    const drawn = page('guide/drawn/index.html');
    expect(texts(drawn, '.prose > p')).toEqual([
      'The area πr2 costs $5 to $10, and $x$ is code.',
      'A wrong one: \\foo and 🎉, but :tada: and 10:30:45.',
    ]);
    expect(texts(drawn, '.prose math[display="block"] mfrac')).toEqual(['ab']);
    expect(attributes(drawn, '.prose [role="img"]', 'aria-label')).toEqual([
      'Diagram: yes, Clay, Dry?, Kiln',
      'Diagram: Kiln, Potter, Fire',
    ]);
    expect([...new Set(texts(drawn, '.prose svg text').filter(Boolean))].toSorted()).toEqual([
      'Clay',
      'Dry?',
      'Fire',
      'Kiln',
      'Potter',
      'yes',
    ]);
    expect(attributes(drawn, '.prose svg > :first-child', 'fill')).toEqual(['#fff', '#fff']);
    expect(attributes(drawn, '.prose svg [stroke="#4a90d9"]', 'fill')).toEqual(['#dce8f8']);
    expect(
      drawn.querySelectorAll('.prose svg :is(style, script, foreignObject, [style])'),
    ).toHaveLength(0);
    expect(texts(drawn, '.prose pre code')).toEqual(['graph LR A[Clay --> B', 'grph LR']);
    const files = site.files.filter((file) => file.endsWith('.js')).map((file) => site.read(file));
    expect(files.filter((text) => /katex|dagre|cytoscape/i.test(text))).toEqual([]);
  });

  it('replaces a document’s own head tags with those of the page', () => {
    const { head, title } = page('guide/values/index.html');
    const { documentElement: root, body } = page('guide/values/index.html');
    expect([root.lang, root.dir, root.className, root.dataset.brand, body.className]).toEqual([
      'cs',
      'ltr',
      'wide',
      'a "kiln"',
      'kiln hot',
    ]);
    expect(title).toBe('Values & more');
    expect(attributes(head as never, 'meta[name="description"]', 'content')).toEqual(['Own']);
    expect(attributes(head as never, 'link[rel="license"]', 'href')).toEqual(['/a', '/b']);
  });

  it('has its own accent from the first paint on, and its own styles after all others', () => {
    const html = site.read('index.html');
    expect(html).toContain('--color-accent:#25603b');
    const sheet = site.files.find((file) => /^assets\/page-[\w-]+\.css$/.test(file)) ?? '';
    const inline = [...html.matchAll(/<style>(.*?)<\/style>/gs)].at(-1)?.[1];
    for (const styles of [site.read(sheet), inline])
      expect(styles).toMatch(/\.feature\{letter-spacing:\.125em\}h1\{font-size:3rem\}\s*$/);
  });

  it('has styles of its own that win in the text, where ours are in a layer', () => {
    const sheet = (name: string) =>
      site.read(
        site.files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.css')) ??
          '',
      );
    expect(sheet('content')).toMatch(/^@layer content\{.*\.code-block\{/s);
    expect(sheet('page')).toMatch(/\.site-footer\{.*@layer content\{/s);
    expect(site.read('index.html')).toMatch(/@layer content\{.*\.prose h1\{/s);
  });

  it('contains nothing for a spoken language, because it has none', () => {
    const words =
      /hat-mark|Show hats|Print the cheatsheet|[Mm]isheard|chuck|hat is here|treesitter|formatter|\bmyVocabulary|showHats|sandboxPath|control-hats|\.vocabulary`|setMyVocabulary|[Hh]omophone|spoken|[Dd]ictat|grammar|sandbox/;
    const styles =
      /\.(?:hat|has-hat|lost|spoken|example|try|command)\b|--(?:hat|example|color-spoken)|span:not\(\[class\]\):?:before/;
    const files = site.files.filter((file) => /\.(?:css|html|js|json|md|txt)$/.test(file));
    const found = files.flatMap((file) => [
      words.exec(site.read(file))?.[0] ?? [],
      (file.endsWith('.css') ? styles.exec(site.read(file))?.[0] : undefined) ?? [],
    ]);
    expect(found.flat()).toEqual([]);
  });
});
