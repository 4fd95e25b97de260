import { describe, expect, it } from 'vitest';
import { toMarkdownTwin, type MarkdownTwinInput } from './markdown-twin.ts';

const twin = (source: string, more: Partial<MarkdownTwinInput> = {}) =>
  toMarkdownTwin({ source, format: 'md', blocks: [], findUrl: () => undefined, ...more });

describe('toMarkdownTwin', () => {
  it('puts a title over a page that has none of its own', () => {
    expect(twin('Words.\n', { title: 'Title' })).toBe('# Title\n\nWords.\n');
    expect(twin('# Own\n\nWords.\n')).toBe('# Own\n\nWords.\n');
  });

  it('writes blocks out in place of their lines, also inside lists and quotations', () => {
    const blocks = [
      { lines: [1, 1] as const, column: 1, markdown: 'one\n\ntwo' },
      { lines: [3, 5] as const, column: 3, markdown: '```ts\nx\n```' },
      { lines: [7, 7] as const, column: 3, markdown: 'a\nb' },
    ];
    const source = '::one[]\n\n- ```api-signature\n  {}\n  ```\n\n> ::b[]\n\nend';
    expect(twin(source, { blocks })).toBe('one\n\ntwo\n\n- ```ts\n  x\n  ```\n\n> a\n> b\n\nend\n');
  });

  it('takes ids off headings', () => {
    expect(twin('## One \\{#one}\n\n### Two {#two}\n\n## `{x}` stays {x}\n')).toBe(
      '## One\n\n### Two\n\n## `{x}` stays {x}\n',
    );
  });

  it('opens folded parts, and drops wrappers, comments and imports', () => {
    const source =
      'import X from \'./x.mdx\'\n\n<div class="api-origin">\n\nWords.\n\n</div>\n\n<details class="d">\n<summary>More of it</summary>\n\nInside.\n\n</details>\n\n{/** a remark */}\n\nEnd <b>bold</b>.\n';
    expect(twin(source, { format: 'mdx' })).toBe(
      'Words.\n\n**More of it**\n\nInside.\n\nEnd <b>bold</b>.\n',
    );
  });

  it('keeps what looks like an import on a page of plain Markdown', () => {
    expect(twin('import duties are high\n')).toBe('import duties are high\n');
  });

  it('quotes boxes with their title, one inside the other too', () => {
    expect(twin(':::note[A title]\n\nWords.\n\n```\n:::\n```\n\n:::\n\nEnd.\n')).toBe(
      '> **A title**\n>\n> Words.\n>\n> ```\n> :::\n> ```\n\nEnd.\n',
    );
    expect(twin('::::tip\nOuter.\n:::info\nInner.\n:::\n::::\n')).toBe(
      '> **Tip**\n>\n> Outer.\n>\n> > **Info**\n> >\n> > Inner.\n',
    );
  });

  it('completes addresses of links, images, definitions and HTML, and of nothing in code', () => {
    const findUrl = (written: string) =>
      written.endsWith('.md') || written.endsWith('.png') ? `https://site/${written}` : undefined;
    const source =
      '[a](a.md "title") ![i](</b.png>) `[c](c.md)` <img src="d.png">\n\n[e]: e.md\n\n```md\n[f](f.md)\n```\n\n[g](#here) ``[h](h.md) ` `` [i](i.md)\n';
    expect(twin(source, { findUrl })).toBe(
      '[a](https://site/a.md "title") ![i](https://site//b.png) `[c](c.md)` <img src="https://site/d.png">\n\n[e]: https://site/e.md\n\n```md\n[f](f.md)\n```\n\n[g](#here) ``[h](h.md) ` `` [i](https://site/i.md)\n',
    );
  });

  it('leaves blank lines of code alone and folds those of the text', () => {
    expect(twin('a\n\n\n\nb\n\n~~~~\n\n\n~~~\n~~~~\n')).toBe('a\n\nb\n\n~~~~\n\n\n~~~\n~~~~\n');
  });
});
