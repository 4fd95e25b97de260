import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import type { LineItem } from '#engine/examples/example-line.ts';
import { renderCode } from './render-lines.ts';

const text = (
  value: string,
  more: Partial<Extract<LineItem, { kind: 'text' }>> = {},
): LineItem => ({ kind: 'text', text: value, className: 'tok-name', roles: [], ...more });

/** Returns the content of the code block. */
const draw = (lines: readonly (readonly LineItem[])[], numbers?: readonly string[]): string =>
  toHtml(renderCode(lines, { numbers })).replace(/^<pre[^>]*><code>|<\/code><\/pre>$/g, '');

test('neighbors with the same color or role are one element', () => {
  const items = [
    text('a', { roles: ['selected'] }),
    text('b', { roles: ['selected'] }),
    text('c', { roles: ['selected'], className: 'tok-string' }),
    text('d'),
    text('e', { className: '' }),
  ];
  expect(draw([items])).toBe(
    '<span class="example-selected"><span class="tok-name">ab</span><span class="tok-string">c</span></span><span class="tok-name">d</span>e',
  );
});

test('cursors and line ends are elements without text', () => {
  const cursor: LineItem = { kind: 'cursor' };
  const end: LineItem = { kind: 'line-end', roles: ['removed', 'marked'] };
  expect(draw([[cursor, cursor, text('a'), end], []])).toBe(
    '<span class="example-cursor"></span><span class="example-cursor"></span><span class="tok-name">a</span><span class="example-line-end example-removed example-marked"></span>\n',
  );
});

test('numbers are on their lines, and hats on their characters', () => {
  const hat = { color: 'blue', shape: 'fox' } as const;
  expect(draw([[text('a', { hat, className: '' })], []], ['9', '10'])).toBe(
    '<span class="line" data-number="9"><span class="hat hat-color-blue hat-shape-fox">a</span></span>\n<span class="line" data-number="10"></span>',
  );
});
