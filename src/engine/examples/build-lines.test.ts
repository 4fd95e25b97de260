import { describe, expect, it } from 'vitest';
import { buildLine, splitLayers, type TextLayers } from './build-lines.ts';
import type { LineItem } from './example-line.ts';
import { findLines } from '#shared/text/text-lines.ts';

const none: TextLayers = { spans: [], hats: [], cursors: [], tokens: [] };
const build = (text: string, layers: Partial<TextLayers>): LineItem[][] =>
  splitLayers(findLines(text), { ...none, ...layers }).map(buildLine);
const show = (items: readonly LineItem[] = []): string =>
  items
    .map((item) =>
      item.kind === 'cursor'
        ? '|'
        : item.kind === 'line-end'
          ? `⏎${item.roles.join()}`
          : `[${item.text}${item.hat ? '^' : ''}${item.roles.length > 0 ? `:${item.roles.join()}` : ''}]`,
    )
    .join('');

describe('a line', () => {
  it('is cut where its appearance changes', () => {
    const lines = build('let table', {
      spans: [{ start: 4, end: 9, role: 'marked' }],
      hats: [{ start: 6, end: 7, hat: { color: 'blue', shape: 'fox' } }],
      cursors: [9],
    });
    expect(lines.map(show)).toEqual(['[let ][ta:marked][b^:marked][le:marked]|']);
  });

  it('keeps highlighted tokens, or is plain if they do not match', () => {
    const tokens = [
      [
        { text: 'a', className: 'x' },
        { text: 'b', className: 'y' },
      ],
      [{ text: 'other', className: 'x' }],
    ];
    const [first, second] = build('ab\ncd', { tokens });
    expect(first).toMatchObject([
      { text: 'a', className: 'x' },
      { text: 'b', className: 'y' },
    ]);
    expect(second).toMatchObject([{ text: 'cd', className: '' }]);
  });

  it('shows selected line ends, and new or removed ones of empty lines', () => {
    expect(build('a\nb', { spans: [{ start: 0, end: 3, role: 'selected' }] }).map(show)).toEqual([
      '[a:selected]⏎selected',
      '[b:selected]',
    ]);
    expect(build('a\n\nb', { spans: [{ start: 2, end: 3, role: 'added' }] }).map(show)).toEqual([
      '[a]',
      '⏎added',
      '[b]',
    ]);
    expect(build('a\n\nb', { spans: [{ start: 1, end: 2, role: 'added' }] }).map(show)).toEqual([
      '[a]',
      '⏎added',
      '[b]',
    ]);
    expect(build('a\n', { spans: [{ start: 1, end: 2, role: 'removed' }] }).map(show)).toEqual([
      '[a]',
      '⏎removed',
    ]);
  });

  it('is not underlined below indentation, unless only that has changed', () => {
    expect(build('  a', { spans: [{ start: 0, end: 3, role: 'removed' }] }).map(show)).toEqual([
      '[  ][a:removed]',
    ]);
    expect(build('  a', { spans: [{ start: 0, end: 2, role: 'removed' }] }).map(show)).toEqual([
      '[  :removed][a]',
    ]);
  });

  it('handles line ends of every kind, and cursors in empty texts', () => {
    expect(build('a\r\nb', { cursors: [4] }).map(show)).toEqual(['[a]', '[b]|']);
    expect(build('', { cursors: [0] }).map(show)).toEqual(['|']);
  });
});
