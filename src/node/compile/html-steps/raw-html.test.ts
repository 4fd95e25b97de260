import fc from 'fast-check';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { rehypeRawHtml } from './raw-html.ts';

/** Converts Markdown to HTML, applying `step` to the raw HTML in it. */
function draw(text: string, step: Plugin<[], Root>): string {
  const processor = unified().use([
    remarkParse,
    remarkGfm,
    [remarkRehype, { allowDangerousHtml: true }],
    step,
  ]);
  const file = new VFile();
  const tree = processor.runSync(processor.parse(text), file) as Root;
  return toHtml(tree, { allowDangerousHtml: true });
}

const lines = [
  ...[
    '',
    'Words',
    '# Heading',
    '- item',
    '  more',
    '> quote',
    '```\ncode\n```',
    '| a |',
    '|---|',
    '&lt;b>',
  ],
  ...['<details>', '<summary>A</summary>', '</details>', '<p>', '</p>', '<div>', '</div>', '<br/>'],
  ...['a <b>b</b> c', 'a <b>', '</b> c', '<i>x <b>y</i> z</b>', '<table>', '<tr><td>', '</table>'],
  ...['<!-- a -->', '<!-- a', '-->', '<!--> b', '<ul>', '<li>one', '</ul>', '<hr>', '</br>'],
  ...['<a href="<b>">', '<a title=">">x</a>', '<svg><path/></svg>', '<template>', '<select>'],
  ...[
    '<textarea>',
    '</textarea>',
    '<form>',
    '</form>',
    '<button>',
    '<td>',
    '<div/>',
    '<h2>',
    '</h2>',
  ],
  ...[
    '<nobr>',
    '<pre>',
    '</pre>',
    '<dd>',
    '<rt>',
    '<div\n\nid=x>',
    '<x-y>',
    '</x-y>',
    '<p><div></p>',
  ],
];

describe('raw HTML in Markdown', () => {
  it('equals the result of an HTML parser for the whole page', () => {
    const texts = fc.array(fc.constantFrom(...lines), { maxLength: 10 });
    fc.assert(
      fc.property(texts, (chosen) => {
        const text = chosen.join('\n');
        expect(draw(text, rehypeRawHtml)).toBe(draw(text, rehypeRaw));
      }),
      { numRuns: cases(2_000) },
    );
  });

  it.each([
    ['are left open', '<div>'],
    ['are closed alone', '</div>'],
    ['are closed in the wrong order', 'a <b>b <i>c</b></i>'],
    ['go on in the next block', '<div\n\nid=x>'],
    ['mean something in a table alone', '<td>\n\na\n\n</td>'],
    ['make text of other tags', '<textarea>\n\na\n\n</textarea>'],
  ])('is parsed with the whole page if tags %s', (_how, html) => {
    const text = `Words\n\n${html}\n\nWords`;
    expect(draw(text, rehypeRawHtml)).toBe(draw(text, rehypeRaw));
  });
});
