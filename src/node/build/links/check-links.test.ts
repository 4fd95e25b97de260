import { describe, expect, it } from 'vitest';
import { checkLinks, type LinkTargets } from './check-links.ts';
import type { RenderedPage } from '#node/compile/model/built-page.ts';
import { readHtml } from '#node/compile/html/read-html.ts';

const page = (path: string, html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  path,
  ids: new Set(readHtml(html).ids),
  urls: readHtml(html).urls,
  source: { file: `${path}.md` },
  positions: new Map(),
  ...more,
});

const targets: LinkTargets = {
  baseUrl: '/docs/',
  files: new Set(),
  severity: 'error',
  anchorSeverity: 'error',
  elsewhere: [],
};

const check = (
  pages: readonly RenderedPage[],
  files: readonly string[] = [],
  more: Partial<LinkTargets> = {},
) => checkLinks(pages, { ...targets, files: new Set(files), ...more });

const glossary = page('/user/glossary/', '<h2 id="scope">Scope</h2><a name="old"></a>');

describe('checkLinks', () => {
  it('names the page, the target and the most similar page', () => {
    expect(check([page('/', '<a href="/docs/user/glosary/">x</a>'), glossary])).toEqual([
      {
        message: 'The link "/docs/user/glosary/" leads to a page that does not exist.',
        address: '/docs/user/glosary/',
        hint: 'The nearest existing target is "/user/glossary/". If another part of the host has it, add "/docs/user/" to `checks.elsewhere` in the configuration.',
        severity: 'error',
        position: { file: '/.md' },
      },
    ]);
  });

  it('names the setting for addresses that another part of the host has, as they are written', () => {
    const written: RenderedPage = {
      ...page('/', '<a href="/docs/blog/2024/kilns/">x</a><a href="/docs/tags/">y</a>'),
      positions: new Map([
        ['/docs/blog/2024/kilns/', [{ written: '/blog/2024/kilns', position: { file: '/.md' } }]],
      ]),
    };
    expect(check([written]).map(({ hint }) => hint)).toEqual(
      ['/blog/', '/docs/tags/'].map(
        (part) =>
          `Correct the link, or remove it. If another part of the host has it, add "${part}" to \`checks.elsewhere\` in the configuration.`,
      ),
    );
  });

  it('warns of a link to a moved page and names its new address, but never suggests the old one', () => {
    const moved = page('/old/', '<a href="/docs/user/glossary/#gone">x</a>', {
      movedTo: '/docs/user/glossary/#gone',
    });
    const links = page('/', '<a href="/docs/old/#scope">x</a><a href="/docs/olt/">x</a>');
    expect(
      check([links, moved, glossary]).map(({ severity, message, hint }) => [
        severity,
        message,
        hint,
      ]),
    ).toEqual([
      [
        'warning',
        'The link "/docs/old/#scope" leads to a page that has moved.',
        'Link to "/docs/user/glossary/#gone".',
      ],
      ['error', expect.stringContaining('"/docs/olt/"'), expect.not.stringContaining('/old/')],
      ['error', expect.stringContaining('names a heading that does not exist'), expect.anything()],
    ]);
  });

  it('accepts the top of a page as a target, as browsers do', () => {
    expect(check([page('/', '<a href="#top">x</a><a href="/docs/#TOP">x</a>')])).toEqual([]);
  });

  it('checks anchors, also on the same page', () => {
    const links = page(
      '/',
      '<h2 id="top">Top</h2><a href="#top">x</a><a href="#topp">x</a><a href="/docs/user/glossary/#scope">x</a><a href="/docs/user/glossary/#old">x</a><a href="/docs/user/glossary/#scopes">x</a>',
    );
    expect(check([links, glossary]).map(({ message, hint }) => [message, hint])).toEqual([
      [
        'The link "#topp" names a heading that does not exist: "#topp".',
        'The nearest existing target is "#top".',
      ],
      [
        'The link "/docs/user/glossary/#scopes" names a heading that does not exist: "#scopes".',
        'The nearest existing target is "#scope".',
      ],
    ]);
  });

  it('accepts files, other hosts, queries, empty hashes and percent-encoding', () => {
    const html =
      '<a href="/docs/a%20b.csv?x#y">x</a><a href="https://a.org/">x</a><a href="//a.org/">x</a><a href="mailto:a@b.c">x</a><a href="/docs/user/glossary/?q=1#">x</a><a href="/docs/user/glossary/#%73cope">x</a><a href="/docs/user/glossary">x</a>';
    expect(check([page('/', html), glossary], ['a b.csv'])).toEqual([]);
  });

  it.each([
    ['/docs/', '/docs/de/'],
    ['/docs/de/', '/docs/'],
  ])('follows a link into another language: from %s into %s', (baseUrl, other) => {
    const html =
      '<a href="/docs/de/user/glossary/">x</a><a href="/docs/user/glossary/#scope">x</a><a href="/docs/de/nowhere/">x</a>';
    const found = check([page('/', html), glossary], [], { baseUrl, otherBases: [other] });
    expect(found.map(({ message }) => message)).toEqual([
      'The link "/docs/de/nowhere/" leads to a page that does not exist.',
    ]);
  });

  it('ignores links that need a full page load', () => {
    expect(check([page('/', '<a href="/docs/shop/" data-full-load>x</a>')])).toEqual([]);
  });

  it('ignores links to pages that are intentionally excluded', () => {
    const links = [
      page(
        '/',
        '<a href="/docs/contributing/api/classes/a.B/#run">x</a><a href="/docs/contributing/apis/">x</a>',
      ),
    ];
    const messages = check(links, [], { excludedPath: '/contributing/api/' }).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      'The link "/docs/contributing/apis/" leads to a page that does not exist.',
    ]);
  });

  it('checks anchors and pages separately', () => {
    const links = page('/', '<a href="#nowhere">x</a><a href="/docs/nowhere/">x</a>');
    const severities = (more: Partial<LinkTargets>) =>
      check([links], [], more).map(({ severity }) => severity);
    expect(severities({ anchorSeverity: 'warning' })).toEqual(['warning', 'error']);
    expect(severities({ anchorSeverity: undefined })).toEqual(['error']);
    expect(severities({ severity: undefined })).toEqual(['error']);
  });

  it('ignores links to other parts of the host', () => {
    const links = page(
      '/a/',
      '<a href="/blog/">x</a><a href="/docs/news">x</a><a href="/">x</a><a href="/docs/newspaper/">x</a>',
    );
    const broken = check([links], [], { elsewhere: ['/blog/', '/docs/news/', '/'] });
    expect(broken.map(({ message }) => message)).toEqual([
      'The link "/docs/newspaper/" leads to a page that does not exist.',
    ]);
  });

  it('checks images', () => {
    expect(
      check([page('/', '<img src="/docs/a.png"><img src="data:image/png;base64,AA">')]),
    ).toMatchObject([{ message: expect.stringContaining('/docs/a.png') }]);
  });

  it('reports every position at which an author wrote the link', () => {
    const places = [
      { file: '/a.md', line: 3, column: 1 },
      { file: '/a.md', line: 9, column: 4 },
    ];
    expect(
      check([
        page('/', '<a href="/docs/gone/">x</a><a href="/docs/gone/">x</a>', {
          positions: new Map([
            ['/docs/gone/', places.map((position) => ({ written: './gone.md', position }))],
          ]),
        }),
      ]).map(({ position }) => position),
    ).toEqual(places);
  });

  it('reports a link in the layout once, and says so', () => {
    const pages = ['/a/', '/b/', '/c/', '/d/', '/e/'].map((path) =>
      page(path, '<a href="/docs/gone/">x</a>'),
    );
    expect(check(pages)).toEqual([
      expect.objectContaining({
        hint: expect.stringContaining('5 pages have this link, so it is probably in the layout'),
      }),
    ]);
    expect(check(pages.slice(1))).toHaveLength(4);
  });

  it('counts pages rather than positions', () => {
    const places = Array.from({ length: 6 }, (_, index) => ({
      file: '/a.md',
      line: index + 1,
      column: 1,
    }));
    const problems = check([
      page('/', '<a href="/docs/gone/">x</a>', {
        positions: new Map([
          ['/docs/gone/', places.map((position) => ({ written: './gone.md', position }))],
        ]),
      }),
    ]);
    expect(problems).toHaveLength(6);
    expect(problems[0]?.hint).not.toContain('layout');
  });

  it('uses the severity of the page or the setting', () => {
    const pages = [
      page('/', '<a href="/docs/gone/">x</a>', { severity: 'warning' }),
      page('/b/', '<a href="/docs/gone/">x</a>'),
    ];
    expect(check(pages).map(({ severity }) => severity)).toEqual(['warning', 'error']);
  });

  it('does not check anchors of pages whose ids are unknown', () => {
    expect(
      check([page('/', '<a href="/docs/live/#x">x</a>'), page('/live/', '', { ids: undefined })]),
    ).toEqual([]);
  });

  it('resolves a relative address as browsers do', () => {
    expect(
      check([
        page(
          '/guide/',
          '<a href="./tools">a</a><a href="../guide/tools/#own">b</a><a href="gone">c</a><a href="../../out">d</a>',
        ),
        page('/guide/tools/', '<b id="own"></b>'),
      ]).map(({ message }) => message),
    ).toEqual([
      'The link "gone" leads to a page that does not exist.',
      'The link "../../out" leaves the base path /docs/.',
    ]);
  });

  it('reports a link that leaves the base path', () => {
    expect(check([page('/', '<a href="/other/">x</a>')])).toMatchObject([
      { message: 'The link "/other/" leaves the base path /docs/.' },
    ]);
  });
});
