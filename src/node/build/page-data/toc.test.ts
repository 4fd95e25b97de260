import { describe, expect, it } from 'vitest';
import type { Heading, TocEntry } from '#shared/page/page.ts';
import { buildToc } from './toc.ts';

const headings = (...levels: number[]): Heading[] =>
  levels.map((level, index) => ({ id: `h${index}`, text: `Heading ${index}`, level }));
const shape = (entries: readonly TocEntry[]): unknown[] =>
  entries.map(({ id, children }) => (children ? [id, shape(children)] : id));

describe('buildToc', () => {
  it('nests the headings of levels 2 and 3 and skips the others', () => {
    expect(shape(buildToc(headings(2, 3, 4, 3, 2, 5, 2), 2, 3))).toEqual([
      ['h0', ['h1', 'h3']],
      'h4',
      'h6',
    ]);
  });

  it('keeps the text', () => {
    expect(buildToc([{ id: 'a', text: 'A & B', level: 2 }], 2, 3)).toEqual([
      { id: 'a', text: 'A & B' },
    ]);
  });

  it('uses the levels that a page chooses', () => {
    expect(shape(buildToc(headings(2, 3, 4, 5), 3, 4))).toEqual([['h1', ['h2']]]);
    expect(shape(buildToc(headings(2, 4, 6), 2, 6))).toEqual([['h0', [['h1', ['h2']]]]]);
  });

  it('keeps headings whose parent level is skipped or missing', () => {
    expect(shape(buildToc(headings(3, 2, 3), 2, 3))).toEqual(['h0', ['h1', ['h2']]]);
  });

  it('is empty without such headings', () => {
    expect(buildToc(headings(4, 5), 2, 3)).toEqual([]);
  });
});
