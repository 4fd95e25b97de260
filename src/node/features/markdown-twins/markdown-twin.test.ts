import { describe, expect, it } from 'vitest';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { englishTranslator } from '#shared/i18n/translator.ts';
import { toMarkdownTwin, type MarkdownTwinInput } from './markdown-twin.ts';
import { markdownSteps, remarkSyntax } from '#node/compile/steps.ts';
import { toPlugin } from '#node/compile/context/step.ts';

/** Returns the twin of a page with this text, compiled as in a build. */
async function twin(
  source: string,
  more: Partial<MarkdownTwinInput> = {},
  isMdx = false,
): Promise<string> {
  const tools = { translator: () => englishTranslator };
  const compile = { page: { body: source }, tools };
  const file = new VFile({ value: source, data: { compile } });
  const syntax = [remarkParse, ...(isMdx ? [remarkMdx] : []), ...remarkSyntax];
  const reader = unified().use([...syntax, toPlugin(markdownSteps)]);
  const tree = (await reader.run(reader.parse(file), file)) as Root;
  return toMarkdownTwin({ tree, blocks: new Map(), findUrl: () => undefined, ...more });
}

describe('toMarkdownTwin', () => {
  it('adds a title to a page that has none of its own', async () => {
    expect(await twin('Words.\n', { title: 'Title' })).toBe('# Title\n\nWords.\n');
    expect(await twin('# Own\n\nWords.\n')).toBe('# Own\n\nWords.\n');
  });

  it('writes out blocks at their lines, also inside lists and quotations', async () => {
    const source = '::cheatsheet[]\n\n- ::example[a]\n\n> ::example[b]\n\nend';
    const paragraph = (value: string): Nodes => ({
      type: 'paragraph',
      children: [{ type: 'text', value }],
    });
    const blocks = new Map<number, readonly Nodes[]>([
      [0, [paragraph('one'), paragraph('two')]],
      [source.indexOf('::example[a]'), [{ type: 'code', lang: 'ts', value: 'x' }]],
      [source.indexOf('::example[b]'), [paragraph('a\nb')]],
    ]);
    expect(await twin(source, { blocks })).toBe(
      'one\n\ntwo\n\n- ```ts\n  x\n  ```\n\n> a\n> b\n\nend\n',
    );
  });

  it('removes ids from headings', async () => {
    expect(await twin('## One \\{#one}\n\n### Two {#two}\n\n## `{x}` stays {x}\n')).toBe(
      '## One\n\n### Two\n\n## `{x}` stays {x}\n',
    );
  });

  it('opens details, and drops wrappers, comments and imports', async () => {
    const source =
      'import X from \'./x.mdx\'\n\n<div class="api-origin">\n\nWords.\n\n</div>\n\n<details class="d">\n<summary>More of it</summary>\n\nInside.\n\n</details>\n\n{/** a remark */}\n\nEnd <b>bold</b>.\n';
    expect(await twin(source, {}, true)).toBe(
      'Words.\n\n**More of it**\n\nInside.\n\nEnd **bold**.\n',
    );
  });

  it('writes components as their content, after their label, and drops those without content', async () => {
    const source = [
      '<Sandbox />',
      '<Course>\n\n<Step id="one">\n\n### 1. Select\n\n- a\n\n</Step>\n\n</Course>',
      '<Tabs>\n  <TabItem value="mac" label="Mac">\n\n  Words for a Mac.\n\n  </TabItem>\n</Tabs>',
      'See <Link to="/all/">all</Link>{\' \'}and <a href={somewhere()}>some</a> <Badge />of *it*.',
      '<Note title={computed()}>Words.</Note>',
    ].join('\n\n');
    const findUrl = (written: string) => `https://site${written}`;
    expect(await twin(source, { findUrl }, true)).toBe(
      '### 1. Select\n\n- a\n\n**Mac**\n\nWords for a Mac.\n\nSee [all](https://site/all/) and some of *it*.\n\nWords.\n',
    );
  });

  it('converts the HTML in MDX, also around components', async () => {
    const source =
      '<table><tbody><tr><td>One</td><td><Chip>`two`</Chip></td></tr></tbody></table>\n\n<ul>\n<li>\n\n**a** b\n\n</li>\n</ul>\n\n<img src="/x.png" alt="An x" />';
    const written = await twin(source, { findUrl: (url) => `https://site${url}` }, true);
    expect(written).not.toMatch(/<[a-z]/i);
    expect(written).toMatch(/\| One \| `two` \|/);
    expect(written).toContain('- **a** b');
    expect(written).toContain('![An x](https://site/x.png)');
  });

  it('writes every cell of a table whose tags are on lines of their own', async () => {
    const source = [
      '<table>\n<thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead>\n<tbody>',
      '<tr>\n<th scope="row">`a`</th>\n<td><code>\\[[Target](/t/)\\[\\]\\]</code></td>\n<td></td>\n</tr>',
      '<tr>\n<th scope="row">`b`</th>\n<td><code>x</code></td>\n<td>Of *it*, or\nthe [rest](/r/).</td>\n</tr>',
      '</tbody>\n</table>',
    ].join('\n');
    expect(await twin(source, {}, true)).toBe(
      '| Name | Type | Meaning |\n| - | - | - |\n| `a` | `[Target[]]` | |\n| `b` | `x` | Of *it*, or the [rest](/r/). |\n',
    );
  });

  it('writes the cells of a table with code one after another', async () => {
    const source =
      '<table><tr><td>\n\n```js\nimport a from "b";\n\na();\n```\n\n</td><td>\n\n**Words.**\n\n</td></tr></table>';
    expect(await twin(source, {}, true)).toBe(
      '```js\nimport a from "b";\n\na();\n```\n\n**Words.**\n',
    );
  });

  it('keeps text that looks like an import on a page of plain Markdown', async () => {
    expect(await twin('import duties are high\n')).toBe('import duties are high\n');
  });

  it('quotes admonitions with their title, also nested ones', async () => {
    expect(await twin('::::note[A title]\n\nWords.\n\n```\n:::\n```\n\n::::\n\nEnd.\n')).toBe(
      '> **A title**\n>\n> Words.\n>\n> ```\n> :::\n> ```\n\nEnd.\n',
    );
    expect(await twin('::::tip\nOuter.\n:::info\nInner.\n:::\n::::\n')).toBe(
      '> **Tip**\n>\n> Outer.\n>\n> > **Info**\n> >\n> > Inner.\n',
    );
  });

  it('completes addresses of links, images, definitions and HTML, but not in code', async () => {
    const findUrl = (written: string) =>
      written.endsWith('.md') || written.endsWith('.png') ? `https://site/${written}` : undefined;
    const source =
      '[a](a.md "title") ![i](</b.png>) `[c](c.md)` <img src="d.png">\n\n[e]: e.md\n\n```md\n[f](f.md)\n```\n\n[g](#here) ``[h](h.md) ` `` [i](i.md)\n';
    expect(await twin(source, { findUrl })).toBe(
      '[a](https://site/a.md "title") ![i](https://site//b.png) `[c](c.md)` <img src="https://site/d.png">\n\n[e]: https://site/e.md\n\n```md\n[f](f.md)\n```\n\n[g](#here) ``[h](h.md) ` `` [i](https://site/i.md)\n',
    );
  });

  it('keeps blank lines of code and collapses those of the text', async () => {
    expect(await twin('a\n\n\n\nb\n\n~~~~\n\n\n~~~\n~~~~\n')).toBe('a\n\nb\n\n```\n\n\n~~~\n```\n');
  });
});
