import { describe, expect, it } from 'vitest';
import { staticParts } from '#shared/page/page-content.ts';
import { testConfig, createTestSite } from '../../testing/test-site.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { MarkdownFormat } from '#shared/config/site-config.ts';

interface Folder {
  readonly isForeign?: boolean;
  readonly format?: MarkdownFormat;
}

async function compile(
  name: string,
  text: string,
  { isForeign = false, format }: Folder = {},
): Promise<CompiledPage> {
  const config = { ...testConfig, markdown: { format } };
  const { compile: compileFile } = await createTestSite({ [name]: text }, { isForeign, config });
  return compileFile(name);
}

const code =
  'import x from "./x.js"\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>\n\nSum {1 + 1}.\n';
const asked = (format: string) => `---\nformat: ${format}\n---\n\n${code}`;
const nested = (format: string) => `---\nmdx:\n  format: ${format}\n---\n\n${code}`;
const isCode = async (...given: Parameters<typeof compile>): Promise<boolean> =>
  (await compile(...given)).content.html === null;

describe('the format of a page', () => {
  it.each<[string, string, string, Folder, boolean]>([
    ['plain Markdown in our own .md', 'a.md', code, {}, false],
    ['MDX in our own .mdx', 'a.mdx', code, {}, true],
    ['MDX in a .md of another folder', 'a.md', code, { isForeign: true }, true],
    ['MDX in our own .md where the setting says so', 'a.md', code, { format: 'mdx' }, true],
    ['data in every .mdx under "md"', 'a.mdx', code, { isForeign: true, format: 'md' }, false],
    ['by its name under "detect"', 'a.md', code, { isForeign: true, format: 'detect' }, false],
    ['data where the page asks for it', 'a.md', asked('md'), { isForeign: true }, false],
    ['data in an .mdx that asks for it', 'a.mdx', asked('md'), {}, false],
    [
      'data where the page asks as in Docusaurus',
      'a.mdx',
      nested('md'),
      { isForeign: true },
      false,
    ],
    ['by its name where the page asks for it', 'a.md', asked('detect'), { isForeign: true }, false],
  ])('is %s', async (_, name, text, folder, expected) => {
    expect(await isCode(name, text, folder)).toBe(expected);
  });

  it('cannot be made MDX by the page, which is an error', async () => {
    for (const folder of [{}, { isForeign: true, format: 'md' }] as const) {
      const {
        content: { html },
        problems,
      } = await compile('a.md', asked('mdx'), folder);
      expect(html).toContain('import x');
      expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({
        message: expect.stringMatching(/^The page asks to be parsed as MDX/) as string,
        position: { line: 2, column: 9 },
      });
    }
    expect((await compile('a.md', nested('mdx'))).problems[0]?.position).toMatchObject({ line: 3 });
    expect(await isCode('a.md', asked('mdx'), { isForeign: true })).toBe(true);
  });

  it("decides whether a page's markup is checked against the allowlist", async () => {
    const text = '---\nformat: md\n---\n\n<script>alert(1)</script>\n\n<b onclick="x">b</b>\n';
    const {
      content: { html },
      problems,
    } = await compile('a.md', text, { isForeign: true });
    expect(html).not.toMatch(/script|onclick/);
    expect(problems.map(({ position }) => position.line)).toEqual([5, 7]);
  });

  it('also applies to partials that a page imports', async () => {
    const { compile: compileFile } = await createTestSite(
      {
        'a.md': "import Piece from './_piece.md'\n\n<Piece />",
        '_piece.md': '---\nformat: md\n---\n\nMap<K, V> {x}',
      },
      { isForeign: true },
    );
    const { content, problems, markdown } = await compileFile('a.md');
    expect(problems).toEqual([]);
    expect(staticParts(content).join()).toContain('Map&#x3C;K, V> {x}');
    expect(markdown).toContain('{x}');
  });
});

describe('a page that is not valid MDX', () => {
  it.each([
    ['# A\n\n<https://example.org>\n', '3:8', 'Write an address that is a link as `[text]'],
    ['# A\n\nOne<br>two\n', '3:4', 'Close the tag itself, as in `<br />`'],
    ['# A\n\nA {b.\n', '3:6', 'Write a brace that is text as `\\{`'],
    ['# A\n\nless <3 more\n', '3:7', 'Write `\\<` for a less-than sign'],
    ['# A\n\n<div>\n\nText.\n', '3:1', 'Close the tag, or write `\\<`'],
  ])('is an error with a position and a hint: %j', async (text, place, cure) => {
    const { problems } = await compile('a.md', text, { isForeign: true });
    const [{ position, hint = '', severity } = { position: { file: '' } }] = problems;
    expect([`${position.line}:${position.column}`, severity]).toEqual([place, 'error']);
    expect(hint).toContain(cure);
    expect(hint).toContain('or write `format: md` in its frontmatter');
  });

  it('may have comments and heading ids, as in Docusaurus', async () => {
    const text = '<!-- a -->\n\n## B {#c.d}\n\nText<!-- it`s\nlong -->.\n';
    const {
      content: { html },
      markdown,
      headings,
      problems,
    } = await compile('a.md', text, { isForeign: true });
    expect(problems).toEqual([]);
    expect(headings).toMatchObject([{ id: 'c.d', text: 'B' }]);
    expect(html).toContain('<p>Text.</p>');
    expect(`${html}${markdown}`).not.toMatch(/<!--|\{|long/);
  });
});

describe('a page of another folder', () => {
  it('has its commands checked only if that is configured', async () => {
    const text = 'Say `"frobnicate the sprocket"`.\n';
    const found = async (spokenCommands?: 'warn' | 'throw', isForeign = true) => {
      const config = { ...testConfig, checks: { ...testConfig.checks, spokenCommands } };
      const { compile: compileFile } = await createTestSite(
        { 'a.md': text },
        { isForeign, config },
      );
      return (await compileFile('a.md')).problems.map(({ severity }) => severity);
    };
    expect(await found()).toEqual([]);
    expect(await found('warn')).toEqual(['warning']);
    expect(await found('throw')).toEqual(['error']);
    expect(await found(undefined, false)).toEqual(['error']);
  });

  it('finds a static file by its address with and without the base path', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"/>';
    const { compile: compileFile } = await createTestSite({
      'a.md': '![a](/img/a.svg) ![b](/docs/img/a.svg) ![c](/docs/b.svg)',
      '../static/img/a.svg': svg,
      '../static/docs/b.svg': svg,
    });
    const {
      content: { html },
      problems,
    } = await compileFile('a.md');
    expect(problems).toEqual([]);
    expect(html?.match(/width="7"/g)).toHaveLength(3);
  });
});
