import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { allowedMarkup } from '../html/allowed-markup.ts';

type Checks = typeof testConfig.checks;

async function compileWith(text: string, checks: Partial<Checks>, format = 'md') {
  const source = `page.${format}`;
  const config = { ...testConfig, checks: { ...testConfig.checks, ...checks } };
  const { compile } = await createTestSite({ [source]: text }, { config });
  return compile(source);
}

/** Returns the page's HTML, without the element around it. */
async function drawn(text: string, checks: Partial<Checks>): Promise<string> {
  return (await compileWith(text, checks)).content.html ?? '';
}

async function found(text: string, checks: Partial<Checks> = {}, format = 'md') {
  return (await compileWith(text, checks, format)).problems.map(
    ({ position, severity, message }) => `${position.line} ${severity}: ${message}`,
  );
}

describe('foreign markup in plain Markdown', () => {
  it.each([
    ['script', '<script>alert(1)</script>'],
    ['script', 'Text <SCRIPT src="/x.js"></SCRIPT>'],
    ['script', '<div><script\n>alert(1)</script></div>'],
    ['script', '<svg><script>alert(1)</script></svg>'],
    ['iframe', '<iframe src="https://example.org/"></iframe>'],
    ['iframe', '<iframe srcdoc="<b>x</b>"></iframe>'],
    ['base', '<base href="https://example.org/">'],
    ['meta', '<meta http-equiv="refresh" content="0;url=//example.org">'],
    ['link', '<link rel="stylesheet" href="https://example.org/x.css">'],
    ['object', '<object data="x.swf"></object>'],
    ['embed', '<embed src="x.swf">'],
    ['style', '<style>body { display: none }</style>'],
  ])('must not contain <%s>: %s', async (tag, html) => {
    expect(await found(`# A\n\n${html}\n`)).toContain(
      `3 error: The page contains <${tag}>, which plain Markdown pages must not contain.`,
    );
  });

  it.each([
    [
      'template',
      '<div><template shadowrootmode="open"><script src="./x.js"></script></template></div>',
    ],
    [
      'noscript',
      '<div><noscript><p title="</noscript><script src=./x.js></script>">x</p></noscript></div>',
    ],
    ['svg', '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>'],
    ['math', '<math><mtext><b>x</b></mtext></math>'],
    ['form', '<form name="querySelector"></form>'],
    ['button', '<button formaction="javascript:alert(1)">x</button>'],
    ['textarea', '<textarea></textarea>'],
    ['xmp', '<xmp></xmp>'],
    ['plaintext', '<plaintext>'],
    ['select', '<select><option>x</option></select>'],
    ['dialog', '<dialog open>x</dialog>'],
    ['body', '<body onload="alert(1)">'],
    ['html', '<html manifest="https://example.org/m">'],
    ['frameset', '<frameset onload="alert(1)"><frame src="javascript:alert(1)"></frameset>'],
    ['script', '<!-- a --> <script>alert(1)</script> <!-- b -->'],
    ['script', '<!--> <script>alert(1)</script> -->'],
    ['script', '<!---> <script>alert(1)</script> -->'],
    ['script', '<!-- --!> <script>alert(1)</script> -->'],
  ])('must not contain an element that is not on the list: <%s>', async (tag, html) => {
    expect(await found(`# A\n\n${html}\n`)).toContain(
      `3 error: The page contains <${tag}>, which plain Markdown pages must not contain.`,
    );
  });

  it.each([
    ['onerror', '<img src="https://example.org/a.png" onerror="alert(1)">'],
    ['onclick', 'Text <b OnClick=alert(1)>x</b>'],
    ['ontoggle', '<details open ontoggle="alert(1)">x</details>'],
    ['onwhatever', '<b onwhatever="x">x</b>'],
    ['style', '<b style="position:fixed">x</b>'],
    ['class', '<b class="DocSearch-Container">x</b>'],
    ['data-static-html', '<b data-static-html="x">x</b>'],
    ['is', '<b is="x-y">x</b>'],
    ['popover', '<div popover>x</div>'],
    ['usemap', '<img src="https://example.org/a.png" usemap="#m">'],
    ['tabindex', '<b tabindex="1">x</b>'],
    ['name', '<img src="https://example.org/a.png" name="querySelector">'],
    ['id', '<img src="https://example.org/a.png" id="createElement">'],
    ['id', '<a id="cookie">x</a>'],
    ['name', '<a name="body">x</a>'],
    ['id', '<b id="trustedTypes">x</b>'],
    ['id', '<a id="page-data">x</a>'],
    ['name', '<a name="root">x</a>'],
    ['poster', '<video poster="javascript:alert(1)"></video>'],
    ['src', '<img src="data:image/svg+xml,%3Csvg%2F%3E">'],
    ['srcset', '<picture><source srcset="javascript:alert(1)"></picture>'],
    ['cite', '<q cite="javascript:alert(1)">x</q>'],
  ])('must not contain %s such as in %s', async (name, html) => {
    expect(await found(`# A\n\n${html}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^3 error: <\\w+> has ${name}=".*", which plain Markdown`)),
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](vbscript:x)',
    '[x](blob:https://example.org/1)',
    '[x](intent://example.org/)',
    '<javascript:alert(1)>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="java&Tab;script&colon;alert(1)">x</a>',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '```ts signature class\nlet a: Range;\n```\n\n[Range]: javascript:alert(1)',
  ])('must not link to anything but web, mail and telephone addresses: %j', async (text) => {
    expect(await found(`# A\n\n${text}\n`)).toContainEqual(
      expect.stringMatching(/^3 error: <a> has href=".*", which plain Markdown pages/),
    );
  });

  it.each([
    '<kbd>a</kbd> <b title="javascript: basics">x</b> [x](https://example.org/) [m](mailto:a@b.org)',
    '![x](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
    '`<script>`\n\n```html\n<script>alert(1)</script>\n```',
    '<details><summary>More</summary>\n\nText\n\n</details>',
    '## Title\n\n## Forms {#images}\n\n## Cookie {#querySelector}',
    '<a id="set-up"></a> <a name="usage"></a> <abbr title="x">y</abbr> <br> <sub>1</sub> <wbr>',
    '<table><caption>T</caption><tr><th scope="col">a</th></tr></table>',
    'A[^Note]\n\n[^Note]: B\n\n- [x] done\n\n| a |\n| :-: |\n| b |',
    ':::note[T]\nText\n:::\n\n<b>x</b>\n\n```js title="a.js" {1}\nx\n```',
    '<picture><source srcset="https://example.org/a.webp 2x" type="image/webp"><img src="https://example.org/a.png" alt=""></picture>',
    '<video controls src="https://example.org/a.mp4"></video>',
  ])('may contain harmless markup: %j', async (text) => expect(await found(text)).toEqual([]));

  it('is reported with a line even if the parser had to build the element again', async () => {
    const faults = await found(
      '# A\n\n<nobr><b><i><a href="x"><div><a href="javascript:a">y\n\nAfter <nobr><b><i><a href="x"><div><a href="javascript:a">y\n',
    );
    expect(faults.length).toBeGreaterThan(2);
    for (const fault of faults) expect(fault).toMatch(/^[35] error: /);
  });

  it('keeps text between two comments, and a comment between two words', async () => {
    const text = '<!-- a --> one <b>two</b> <!-- b --> three <!-- c -->\n\nfour<!-- d -->five';
    expect(await drawn(text, {})).toBe(' one <b>two</b>  three \n<p>fourfive</p>');
    expect(await drawn('<!-- a -->\n\n<!-- <script> -->', {})).toBe('');
  });

  it('may contain frames of allowed hosts, with https', async () => {
    const allowed = { frameHosts: ['video.example.org'] };
    const frame = (src: string): string => `<iframe src="${src}"></iframe>`;
    expect(await found(frame('https://video.example.org/1'), allowed)).toEqual([]);
    for (const src of [
      'http://video.example.org/1',
      'https://video.example.org.evil.org/',
      '//video.example.org/',
    ])
      expect(await found(frame(src), allowed)).toHaveLength(1);
    expect(
      await found('<iframe src="https://video.example.org/1" onload="x()"></iframe>', allowed),
    ).toHaveLength(1);
  });

  it.each([
    ['<div><svg><path d="M0 0"/></svg></div>', 'svg'],
    ['<div>\n<animate dur="1s"></animate></div>', 'animate'],
    ['<p>Of <Vendor-Box>it</Vendor-Box></p>', 'vendor-box'],
    ['<div><docs-block index="0"></docs-block></div>', 'docs-block'],
    ['<svg><path d="M0 0"/></svg>', 'svg'],
  ])('is refused where HTML knows only some of it: %s', async (text, name) => {
    expect(await found(`Words\n\n${text}\n`)).toEqual([
      `3 error: The page contains <${name}>, which plain Markdown pages must not contain.`,
    ]);
    expect(await drawn(`${text}\n`, { rawHtml: 'ignore' })).not.toContain('&#x3C;');
  });

  it('is dropped with the configured severity, but not in MDX, which is code', async () => {
    const text = 'A <script>alert(1)</script><b onclick="alert(1)">b</b>';
    expect(await found(text, { rawHtml: 'warn' })).toEqual([
      expect.stringContaining('1 warning: '),
      expect.stringContaining('1 warning: '),
    ]);
    expect(await found(text, { rawHtml: 'ignore' })).toEqual([]);
    for (const rawHtml of ['throw', 'warn', 'ignore'] as const)
      expect(await drawn(text, { rawHtml })).toBe('<p>A <b>b</b></p>');
    expect(await found('<script>{`alert(1)`}</script>', {}, 'mdx')).toEqual([]);
  });

  it('is dropped from the generated reference, whose MDX is not code', async () => {
    const reference = await createTestSite({
      'x.mdx':
        '# X\n\n<img src="x" onError="alert(1)" /> {1 + 1} <Tabs />\n\n[y](javascript:alert(1))',
    });
    const { site } = await createTestSite({ 'a.md': '# A' }, { apiDir: reference.contentDir });
    const page = [...site.manifest().scanned.values()].find(({ origin }) => origin === 'api');
    if (!page) throw new Error('There is no page of the reference.');
    const {
      content: { html },
      problems,
    } = await site.compile(page);
    expect(html).not.toMatch(/alert|onerror|2|Tabs/i);
    expect(problems.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
  });
});

describe('the remaining markup', () => {
  const pieces = [
    ...[
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<noscript>',
      '</noscript>',
      '<template>',
      '</template>',
    ],
    ...[
      '<svg>',
      '</svg>',
      '<math>',
      '<mtext>',
      '<mglyph>',
      '<annotation-xml encoding="text/html">',
      '<foreignObject>',
    ],
    ...[
      '<title>',
      '</title>',
      '<textarea>',
      '<xmp>',
      '<iframe>',
      '</iframe>',
      '<noembed>',
      '<plaintext>',
      '<select>',
    ],
    ...[
      '<table>',
      '<tr>',
      '<td>',
      '<caption>',
      '<form>',
      '</form>',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="x:y">',
    ],
    ...[
      '<img src=x onerror=alert(1)>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<a title="',
      '">',
      "'",
      '`',
      '\n\n',
      '\n',
    ],
    ...[
      '<details>',
      '</details>',
      '[x](javascript:alert(1))',
      '&lt;script&gt;',
      '<p title="</noscript><img src=x onerror=y>">',
    ],
  ];
  const elements = new Set([
    ...(allowedMarkup([], false).tagNames ?? []),
    'body',
    'button',
    'figure',
  ]);

  it('is on the list in whatever way a browser with scripting parses it', async () => {
    const texts = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(texts, async (chosen) => {
        const html = await drawn(chosen.join(''), { rawHtml: 'ignore' });
        const found = readElements(parseFragment(html, { scriptingEnabled: true }));
        expect(found.filter(([name]) => !elements.has(name))).toEqual([]);
        const attributes = found.flatMap(([, names]) => names);
        expect(attributes.filter((name) => /^on|^style$/.test(name))).toEqual([]);
        const addresses = found.flatMap(([, , values]) => values);
        expect(addresses.filter((value) => /^\s*(?:javascript|x):/i.test(value))).toEqual([]);
      }),
      { numRuns: cases(100) },
    );
  });
});

type Found = readonly [name: string, attributes: readonly string[], addresses: readonly string[]];

function readElements(node: DefaultTreeAdapterTypes.Node): readonly Found[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(readElements) : [];
  if (!('tagName' in node)) return children;
  const addresses = node.attrs.filter(({ name }) => /^(?:href|src)$/.test(name));
  const own: Found = [
    node.tagName,
    node.attrs.map(({ name }) => name),
    addresses.map(({ value }) => value),
  ];
  return [own, ...children];
}
