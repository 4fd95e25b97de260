import { describe, expect, it } from 'vitest';
import type { Detail } from '../model/api-page.ts';
import type { CommentSection, Description } from '../model/declaration.ts';
import { bracketed, group, token } from '../model/code.ts';
import { renderCommentBlocks, renderDetails } from './details.ts';

const words = (markdown: string, rest: Partial<Description> = {}): Description => ({
  markdown,
  blocks: [],
  badges: [],
  ...rest,
});
const detail = (name: string, markdown = '', rest: Partial<Detail> = {}): Detail => ({
  name,
  code: [],
  isOptional: false,
  description: words(markdown),
  children: [],
  ...rest,
});

describe('the tags of a comment', () => {
  it.each<[CommentSection, string]>([
    [
      { tag: '@remarks', markdown: 'Words.' },
      '<p class="api-label"><strong>Remarks</strong></p>\n\nWords.',
    ],
    [
      { tag: '@throws', name: 'E_x', markdown: 'Why.' },
      '<p class="api-label"><strong>Throws E\\_x</strong></p>\n\nWhy.',
    ],
    [
      { tag: '@flavor_x', markdown: 'Sweet.' },
      '<p class="api-label"><strong>flavor\\_x</strong></p>\n\nSweet.',
    ],
    [{ tag: '@flavor', markdown: '' }, '<p class="api-label"><strong>flavor</strong></p>'],
    [{ tag: '@see', markdown: '' }, ''],
    [
      { tag: '@see', name: 'a', markdown: '' },
      '<p class="api-label"><strong>See also a</strong></p>',
    ],
    [
      { tag: '@example', markdown: 'run();' },
      '<p class="api-label"><strong>Example</strong></p>\n\n```ts\nrun();\n```',
    ],
    [
      { tag: '@example', markdown: 'Say:\n```js\nx\n```' },
      '<p class="api-label"><strong>Example</strong></p>\n\nSay:\n\n```js\nx\n```',
    ],
    [
      { tag: '@example', markdown: '~~~js\nx\n~~~' },
      '<p class="api-label"><strong>Example</strong></p>\n\n```js\nx\n```',
    ],
    [
      { tag: '@example', markdown: '<caption>A</caption>' },
      '<p class="api-label"><strong>Example</strong></p>\n\n\\<caption\\>A\\</caption\\>',
    ],
    [{ tag: '@example', markdown: '```ts\n\n```' }, ''],
    [
      { tag: '@remarks', markdown: '```ts\nx\n```' },
      '<p class="api-label"><strong>Remarks</strong></p>\n\n```ts\nx\n```',
    ],
  ])('%j is shown as %j', (block, mdx) => {
    expect(renderCommentBlocks([block])).toBe(mdx);
  });

  it('that name what they describe are lists, before all others', () => {
    expect(
      renderCommentBlocks([
        { tag: '@see', markdown: 'This.' },
        { tag: '@param', name: 'a', markdown: 'One.' },
        { tag: '@prop', name: 'p', markdown: 'Three.' },
        { tag: '@param', name: 'b', markdown: 'Two.' },
        { tag: '@template', name: 'T', markdown: '' },
      ]),
    ).toBe(
      '<p class="api-label"><strong>Parameters</strong></p>\n\n- `a` — One.\n- `b` — Two.\n\n<p class="api-label"><strong>Properties</strong></p>\n\n- `p` — Three.\n\n<p class="api-label"><strong>See also</strong></p>\n\nThis.',
    );
  });
});

describe('names with documentation', () => {
  const title = '<p class="api-label"><strong>Parameters</strong></p>\n\n';
  const render = (...details: Detail[]) => renderDetails('Parameters', details);
  /** Returns the cells of a table, row by row. */
  const cells = (mdx: string) =>
    [...mdx.matchAll(/<tr>\n(.*?)\n<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell),
    );

  it('are not shown if nothing is said about any of them', () => {
    expect(render(detail('a'), detail('b', '', { children: [detail('c')] }))).toBe('');
  });

  it('are a list, with defaults, if they have neither tags nor properties', () => {
    expect(
      render(detail('a', 'One.'), detail('b'), detail('c', 'Three.', { defaultValue: '3' })),
    ).toBe(`${title}- \`a\` — One.\n- \`b\`\n- \`c\` — Three. Default: \`3\`.`);
    expect(render(detail('a', '', { defaultValue: '1' }))).toBe(`${title}- \`a\` Default: \`1\`.`);
  });

  it('have texts of several lines on their own lines', () => {
    expect(render(detail('a', 'One.\n\n- b\n- c', { defaultValue: '1' }), detail('d', 'D.'))).toBe(
      `${title}- \`a\` Default: \`1\`.\n\n  One.\n\n  - b\n  - c\n\n- \`d\` — D.`,
    );
  });

  it('are a table as soon as one has a tag, a mark or a property', () => {
    const marked = detail('a', 'One.', {
      isOptional: true,
      code: [token('type', 'Kit', '/kit/')],
      description: words('One.', { badges: ['eventProperty'], deprecated: 'Use b.' }),
    });
    const tagged = detail('b', '', {
      defaultValue: '2',
      description: words('', { blocks: [{ tag: '@see', markdown: 'This.' }] }),
    });
    expect(cells(render(marked, tagged))).toEqual([
      [
        '`a?`',
        '<code>[Kit](</kit/>)</code>',
        '',
        '\n\n<strong>deprecated</strong>, <strong>event property</strong>\n\nUse b.\n\nOne.\n\n',
      ],
      ['`b`', '', '`2`', '\n\n<p class="api-label"><strong>See also</strong></p>\n\nThis.\n\n'],
    ]);
    for (const one of [{ badges: ['beta'] }, { deprecated: '' }])
      expect(cells(render(detail('a', '', { description: words('', one) })))).toHaveLength(1);
  });

  it.each([
    ['`4`', '4'],
    ['4', '4'],
    ['```ts\n4\n```', '4'],
    ['4\n\n5', undefined],
  ])('have the default of the tag %j in its column if it is one line', (markdown, preset) => {
    const blocks = [
      { tag: '@defaultValue', markdown },
      { tag: '@see', markdown: 'This.' },
    ];
    const [row] = cells(render(detail('a', '', { description: words('', { blocks }) })));
    expect(row?.slice(2, -1)).toEqual(preset === undefined ? [] : [`\`${preset}\``]);
    expect(row?.at(-1)?.includes('<p class="api-label"><strong>Default</strong></p>')).toBe(
      preset === undefined,
    );
    expect(row?.at(-1)).toContain('<p class="api-label"><strong>See also</strong></p>');
  });

  it('have their properties in rows below them, at most three levels deep', () => {
    const [first] = ['a', 'b', 'c', 'd', 'e'].reduceRight<Detail[]>(
      (children, name) => [detail(name, `Of ${name}.`, { children })],
      [],
    );
    const mdx = render(first as Detail);
    const [table = '', below = ''] = mdx.split('<summary>Properties of c</summary>');
    expect(cells(table).map(([name]) => name)).toEqual(['`a`', '`b`', '`c`']);
    expect(table).toMatch(/api-depth-one">`a`[^]*api-depth-two">`b`[^]*api-depth-three">`c`/);
    expect(cells(below).map(([name]) => name)).toEqual(['`d`', '`e`']);
    expect(mdx.match(/<details/g)).toHaveLength(1);
  });

  it('do not repeat in the type what has rows of its own', () => {
    const code = [
      token('type', 'Pick'),
      bracketed('<', [[bracketed('{', [['b: 1']], '}', ' ')], ['{}']], '>'),
    ];
    const [row] = cells(
      render(detail('a', '', { code: [group(code)], children: [detail('b', 'B.')] })),
    );
    expect(row?.[1]).toBe('<code>Pick\\<\\{ … \\}, \\{\\}\\></code>');
    const [whole] = cells(
      render(detail('a', '', { code, description: words('', { badges: ['x'] }) })),
    );
    expect(whole?.[1]).toContain('b: 1');
  });
});
