import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileFolder, type CompiledFolder } from '../support/compile-folder.ts';
import { contentDir } from './written-page.ts';

const pages = {
  'user/README.md': '# Home\n',
  'user/pixel.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>',
  '_examples/chuck-bat.yml': readFileSync(path.join(contentDir, '_examples/chuck-bat.yml')),
  'example.md': 'Before it.\n\n::example[chuck-bat]\n\nAfter it.',
  'forms.md': '::spoken-forms[colors]\n\n::spoken-forms[letters]',
  'cheatsheet.md': '::cheatsheet[]',
  'links.md':
    '# Links\n\n[home](user/README.md#top) ![pixel](user/pixel.svg) [out](https://out.example)\n\n[here](#links)',
  'more/_piece.mdx':
    "import Self from '../whole.mdx'\n\nOf the piece: [home](../user/README.md), <b>bold</b>.\n\n<Self />\n",
  'whole.mdx':
    "import Piece from './more/_piece.mdx'\n\nimport Self from './whole.mdx'\n\n## Kept {props.x}\n\n<Piece />\n\nEnd.",
  'user/cards/index.mdx':
    '# Cards\n\n<DocCardList />\n\nOf another:\n\n<DocCardList category="user/cards/inner" />\n\nEnd.\n',
  'user/cards/first.md': '# First \\[x]\n',
  'user/cards/inner/last.md': '# Last\n',
  'user/cards/inner/_piece.mdx': '<DocCardList />\n',
  'user/cards/inner/again.mdx':
    'import Piece from \'./_piece.mdx\'\n\n<Piece />\n\n<CodeBlock language="js" title="a.js">{`let a = 1 * 2;`}</CodeBlock>\n',
  'titled.md': '---\ntitle: Title\n---\n\nWords.\n\n### Two {#two}\n\n## `{x}` stays {x}\n',
  'blocks.md':
    '- ::spoken-forms[colors]\n\n::control[my-vocabulary]\n\n> ::spoken-forms[shapes]\n\n* loose\n\n  more\n\n* `a  b`, then `- ` and on\n',
  'open.mdx':
    'import { x } from "#config";\n\n<div class="api-origin">\n\nWords.\n\n</div>\n\n<details class="d">\n<summary>More of it</summary>\n\nInside.\n\n</details>\n\n{/** a remark */}\n\nEnd <b>bold</b>.\n',
  'components.mdx': [
    '<Course>\n\n<Step id="one">\n\n### 1. Select\n\n- a\n\n</Step>\n\n</Course>',
    '<Tabs>\n  <TabItem value="mac" label="Mac">\n\n  Words for a Mac.\n\n  </TabItem>\n</Tabs>',
    'See <Link to="/docs/user/">all</Link>{\' \'}and <a href={somewhere()}>some</a> <Badge />of *it*.',
    '<Note title={computed()}>Words.</Note>',
  ].join('\n\n'),
  'html.mdx':
    '<table><tbody><tr><td>One</td><td><Badge>`two`</Badge></td></tr></tbody></table>\n\n<ul>\n<li>\n\n**a** b\n\n</li>\n</ul>\n\n<img src="/x.png" alt="An x" />',
  'properties.mdx': [
    '<table>\n<thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead>\n<tbody>',
    '<tr>\n<th scope="row">`a`</th>\n<td><code>\\[[Target](./user/README.md)\\[\\]\\]</code></td>\n<td></td>\n</tr>',
    '<tr>\n<th scope="row">`b`</th>\n<td><code>x</code></td>\n<td>Of *it*, or\nthe [rest](https://r.example).</td>\n</tr>',
    '</tbody>\n</table>',
  ].join('\n'),
  'cells.mdx':
    '<table><tr><td>\n\n```js\nimport a from "b";\n\na();\n```\n\n</td><td>\n\n**Words.**\n\n</td></tr></table>',
  'plain.md': 'import duties are high[^a]\n\n\n\nb\n\n~~~~\n\n\n~~~\n~~~~\n\n[^a]: A note.\n',
  'boxes.md':
    '::::note[A title]\n\nWords.\n\n```\n:::\n```\n\n::::\n\n::::tip\nOuter.\n:::info\nInner.\n:::\n::::\n',
  'formula.md': '$x^2$ and\n\n$$\ny\n$$\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  'addresses.md':
    '[a](links.md "title") `[c](c.md)` <img src="user/pixel.svg">\n\n[e][e]\n\n[e]: links.md\n\n```md title="a.md"\n[f](f.md)\n```\n\n``[h](h.md) ` ``\n',
  'api.mdx': [
    '## remove \\{#remove}',
    '```ts signature member\nremove(at: Range): void\n```\n\n[Range]: </user/>',
    '<details class="api-details">\n<summary>Details of remove</summary>\n\n- `at` — Where.\n\n</details>',
    ':::declarations\n\n- class [Range](</user/>) \\{#range} — A span.\n- deprecated static method `run` = 1 — Runs.\n\n:::',
    '::api-filter[private]',
    'End.',
  ].join('\n\n'),
};

describe('Markdown versions of the pages', () => {
  let compiled: CompiledFolder;
  const markdown = (name: string) => compiled.get(`/${name}/`)?.markdown ?? '';
  beforeAll(async () => {
    compiled = await compileFolder(pages);
  });

  it('writes an example as code before, phrase and code after, and describes the hats', () => {
    expect(markdown('example')).toMatch(
      /^# example\n\nBefore it\.\n\n\*\*Before\*\*\n\n```typescript\nexport abstract class Shape \{\}\n```\n\nA gray hat is over b in .*\n\nSay `"chuck bat"`\n\n\*\*After\*\*\n\n```typescript\nexport class Shape \{\}\n```\n\n“abstract” is removed.*\n\nAfter it\.\n$/,
    );
  });

  it('writes tables and lists of spoken forms', () => {
    expect(markdown('forms')).toMatch(
      /\n\| [^\n]+ \|\n\| - \|[- |]+\n(?:\| [^\n]+ \|\n)*\| `"blue"` \|/,
    );
    expect(markdown('forms')).toContain('\n- `a` `"air"`\n');
  });

  it('writes the cheatsheet as sections with tables', () => {
    expect(markdown('cheatsheet')).toMatch(/\n## Actions\n\n\| You say \| It means \| Code \|\n/);
    expect(markdown('cheatsheet')).toMatch(
      /\| \[`"chuck"`\]\(https:\/\/docs\.example\/docs\/[^)]*\) \| [^|\n]+ \|/,
    );
  });

  it('writes signatures as TypeScript and lists of declarations as links, and leaves switches out', () => {
    expect(markdown('api')).toBe(
      '# api\n\n## remove\n\n```ts\nremove(at: Range): void\n```\n\n**Details of remove**\n\n- `at` — Where.\n\n* class [Range](https://docs.example/docs/user.md) — A span.\n* deprecated static method `run` = 1 — Runs.\n\nEnd.\n',
    );
  });

  it('writes a category’s page list as links, also if a partial renders it', () => {
    const at = 'https://docs.example/docs/user/cards';
    const inner = [`- [again](${at}/inner/again.md)`, `- [Last](${at}/inner/last.md)`].join('\n');
    expect(markdown('user/cards')).toBe(
      `# Cards\n\n- [First \\[x\\]](${at}/first.md)\n- [inner](${at}/inner/again.md)\n\nOf another:\n\n${inner}\n\nEnd.\n`,
    );
    expect(markdown('user/cards/inner/again')).toContain(inner);
  });

  it('writes the code of a component as a block of code', () => {
    expect(markdown('user/cards/inner/again')).toMatch(
      /\*\*a\.js\*\*\n\n```js\nlet a = 1 \* 2;\n```\n$/,
    );
  });

  it('includes what a page imports from another file, once, and keeps code out of the search', () => {
    expect(markdown('whole')).toBe(
      '# whole\n\n## Kept\n\nOf the piece: [home](https://docs.example/docs/user.md), **bold**.\n\nEnd.\n',
    );
    expect(compiled.get('/whole/')?.sections).toMatchObject([
      { titles: ['whole'] },
      { titles: ['whole', 'Kept'], text: 'End.' },
    ]);
  });

  it('completes links to pages by their Markdown, and publishes images that are inlined on the page', () => {
    const text = markdown('links');
    const image =
      /!\[pixel\]\(https:\/\/docs\.example\/docs\/(assets\/files\/pixel-\w+\.svg)\)/.exec(
        text,
      )?.[1];
    expect(text).toContain('[home](https://docs.example/docs/user.md#top)');
    expect(text).toContain('[out](https://out.example)\n\n[here](#links)');
    expect(compiled.get('/links/')?.files.map(({ output }) => output)).toEqual([image]);
    expect(compiled.get('/links/')?.content.html).toContain(
      'src="data:image/svg+xml;charset=utf-8,',
    );
  });

  it('adds a title to a page that has none of its own, and removes ids from headings', () => {
    expect(markdown('titled')).toBe('# Title\n\nWords.\n\n### Two\n\n## `{x}` stays {x}\n');
  });

  it('writes out blocks inside lists and quotations, and keeps the spaces of code and of lists', () => {
    expect(markdown('blocks')).toMatch(
      /^# blocks\n\n- \|[^\n]+\n(?: {2}\|[^\n]+\n)+\n> \|[^\n]+\n(?:> \|[^\n]+\n)+\n- loose\n\n {2}more\n\n- `a {2}b`, then `- ` and on\n$/,
    );
  });

  it('opens details, and drops wrappers, comments and imports', () => {
    expect(markdown('open')).toBe(
      '# open\n\nWords.\n\n**More of it**\n\nInside.\n\nEnd **bold**.\n',
    );
  });

  it('writes components as their content, after their label, and drops those without content', () => {
    expect(markdown('components')).toBe(
      '# components\n\n### 1. Select\n\n- a\n\n**Mac**\n\nWords for a Mac.\n\nSee [all](https://docs.example/docs/user.md) and some of *it*.\n\nWords.\n',
    );
  });

  it('converts the HTML in MDX, also around components', () => {
    expect(markdown('html')).not.toMatch(/<[a-z]/i);
    expect(markdown('html')).toMatch(/\| One \| `two` \|/);
    expect(markdown('html')).toContain('- **a** b');
    expect(markdown('html')).toMatch(/!\[An x\]\([^)]*\/x\.png\)/);
  });

  it('writes every cell of a table whose tags are on lines of their own', () => {
    expect(markdown('properties')).toBe(
      '# properties\n\n| Name | Type | Meaning |\n| - | - | - |\n| `a` | `[Target[]]` | |\n| `b` | `x` | Of *it*, or the [rest](https://r.example). |\n',
    );
  });

  it('writes the cells of a table with code one after another', () => {
    expect(markdown('cells')).toBe(
      '# cells\n\n```js\nimport a from "b";\n\na();\n```\n\n**Words.**\n',
    );
  });

  it('keeps what looks like an import in plain Markdown, footnotes, and blank lines of code', () => {
    expect(markdown('plain')).toBe(
      '# plain\n\nimport duties are high[^a]\n\nb\n\n```\n\n\n~~~\n```\n\n[^a]: A note.\n',
    );
  });

  it('quotes admonitions with their title, also nested ones', () => {
    expect(markdown('boxes')).toBe(
      '# boxes\n\n> **A title**\n>\n> Words.\n>\n> ```\n> :::\n> ```\n\n> **Tip**\n>\n> Outer.\n>\n> > **Info**\n> >\n> > Inner.\n',
    );
  });

  it('completes addresses of links, images, definitions and HTML, but not in code', () => {
    expect(markdown('addresses')).toMatch(
      /^# addresses\n\n\[a\]\(https:\/\/docs\.example\/docs\/links\.md "title"\) `\[c\]\(c\.md\)` !\[\]\(https:\/\/docs\.example\/docs\/assets\/files\/pixel-\w+\.svg\)\n\n\[e\]\(https:\/\/docs\.example\/docs\/links\.md\)\n\n```md title="a\.md"\n\[f\]\(f\.md\)\n```\n\n``\[h\]\(h\.md\) ` ``\n$/,
    );
  });
});
