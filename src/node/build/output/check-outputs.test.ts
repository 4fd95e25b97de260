import { describe, expect, it } from 'vitest';
import { scanPage } from '#node/site/content/scan-page.ts';
import { checkOutputs } from './check-outputs.ts';

const page = (source: string, text = '# X') =>
  scanPage({ file: `/content/${source}`, origin: 'content', source, version: 'current' }, text);
const slug = (name: string, value: string) =>
  page(name, `---\nslug: ${JSON.stringify(value)}\n---\n`);

const files = new Map([
  ['404.html', "the site's page for what is not found"],
  ['search/index.html', "the site's search page"],
  ['img/pot.png', 'a static file'],
]);
const check = (...pages: ReturnType<typeof page>[]): readonly string[] =>
  checkOutputs(pages, { files, duplicates: 'warning' }).map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

describe('checkOutputs', () => {
  it('accepts pages next to each other', () => {
    expect(
      check(page('index.md'), page('a.md'), page('a/b.md'), page('img/x.md'), page('a.b.md')),
    ).toEqual([]);
  });

  it.each([
    ['/404.html', '/404.html/', "the site's page for what is not found"],
    ['/search', '/search/', "the site's search page"],
    ['/Search', '/Search/', "the site's search page"],
    ['/img/pot.png', '/img/pot.png/', 'a static file'],
    ['/img/pot.png/more', '/img/pot.png/more/', 'a static file'],
  ])('reports a page in place of a file: %s', (written, address, what) => {
    expect(check(slug('a.md', written))).toEqual([
      `error: The address ${address} of a.md takes the place of ${what}.`,
    ]);
  });

  it.each([
    ['/a/', 'a.md'],
    ['/A/', 'a.md'],
    ['/a.md/', 'a.md'],
    ['/404.html', "the site's page for what is not found"],
    ['/img/', undefined],
    ['/img/pot.png/', 'a static file'],
  ])('reports a redirect in place of something else: %s', (from, what) => {
    const position = () => ({ file: 'site.config.ts', line: 4, column: 2 });
    const redirects = [{ from, written: from, position }];
    const found = checkOutputs([page('a.md')], { files, duplicates: undefined, redirects });
    expect(found.map(({ message, position: { line } }) => [message, line])).toEqual(
      what === undefined ? [] : [[`The redirect from "${from}" takes the place of ${what}.`, 4]],
    );
  });

  it("reports a page in place of another one's Markdown", () => {
    expect(check(page('a.md'), slug('b.md', '/a.md'))).toEqual([
      'error: The address /a.md/ of b.md takes the place of a.md.',
    ]);
    expect(check(slug('b.md', '/a.md'), page('a.md'))).toEqual([
      'error: The address /a/ of a.md takes the place of b.md.',
    ]);
  });

  it.each([
    ['Foo.md', 'foo.md', '/Foo/', '/foo/'],
    ['caf\u00E9.md', 'cafe\u0301.md', '/caf\u00E9/', '/caf\u00E9/'],
    ['g/a.md', 'G/a.md', '/g/a/', '/G/a/'],
  ])(
    'warns of addresses that only some file systems distinguish: %s and %s',
    (first, second, a, b) => {
      expect(check(page(first), page(second))).toEqual([
        `warning: The addresses of ${first} and ${second}, ${a} and ${b}, are the same on many file systems.`,
      ]);
    },
  );

  it.each(['/a?b', '/a#b', '/a%2fb', '/a\\b', '/a\0b', '/a\nb'])(
    'reports invalid addresses: %j',
    (written) => {
      expect(check(slug('a.md', written))).toEqual([
        expect.stringMatching(/^error: The address .* which addresses must not contain\.$/),
      ]);
    },
  );

  it.each([`/${'x'.repeat(300)}`, `/${'é'.repeat(130)}`, '/abcd'.repeat(500)])(
    'reports an address that is too long (%#)',
    (written) => {
      expect(check(slug('a.md', written))).toEqual([
        expect.stringMatching(/^error: The address .*… is too long for file systems/),
      ]);
      expect(
        checkOutputs([slug('a.md', written)], { files, duplicates: undefined })[0]?.position,
      ).toMatchObject({ line: 2 });
    },
  );
});
