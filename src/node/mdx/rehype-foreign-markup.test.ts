import { describe, expect, it } from 'vitest';
import { createTestSite, testConfig } from '../testing/test-site.ts';

type Checks = typeof testConfig.checks;

async function found(text: string, checks: Partial<Checks> = {}, format = 'md') {
  const source = `page.${format}`;
  const config = { ...testConfig, checks: { ...testConfig.checks, ...checks } };
  const { compile } = await createTestSite({ [source]: text }, { config });
  return (await compile(source)).problems.map(
    ({ position, severity, message }) => `${position.line} ${severity}: ${message}`,
  );
}

describe('markup of strangers in plain Markdown', () => {
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
  ])('may hold no <%s>: %s', async (tag, html) => {
    expect(await found(`# A\n\n${html}\n`)).toContain(
      `3 error: The page contains <${tag}>, which plain Markdown pages must not contain.`,
    );
  });

  it.each([
    ['onerror', '<img src="data:image/gif;base64,AA" onerror="alert(1)">'],
    ['onclick', 'Text <b OnClick=alert(1)>x</b>'],
    ['onload', '<svg onload="alert(1)"></svg>'],
    ['ontoggle', '<details open ontoggle="alert(1)">x</details>'],
  ])('may hold no %s: %s', async (name, html) => {
    expect(await found(`# A\n\n${html}\n`)).toEqual([
      expect.stringContaining(`has the attribute "${name}", which runs code.`),
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '[x][y]\n\n[y]: javascript:alert(1)',
  ])('may hold no link that runs code: %j', async (text) => {
    expect(await found(`# A\n\n${text}\n`)).toContainEqual(
      expect.stringMatching(
        /^3 error: <\w+> has the address ".*", which runs code or holds a document\.$/s,
      ),
    );
  });

  it.each([
    '<kbd>a</kbd> <b title="javascript: basics">x</b> [x](https://example.org/) [m](mailto:a@b.org)',
    '![x](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
    '`<script>`\n\n```html\n<script>alert(1)</script>\n```',
    '<details><summary>More</summary>\n\nText\n\n</details>',
  ])('may hold what does no harm: %j', async (text) => expect(await found(text)).toEqual([]));

  it('may show frames of allowed hosts, over https', async () => {
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

  it('is judged as the setting says, and not in MDX, which is code', async () => {
    const text = '<script>{`alert(1)`}</script>';
    expect(await found(text, { rawHtml: 'warn' })).toEqual([
      expect.stringContaining('1 warning: '),
    ]);
    expect(await found(text, { rawHtml: 'ignore' })).toEqual([]);
    expect(await found(text, {}, 'mdx')).toEqual([]);
  });
});
