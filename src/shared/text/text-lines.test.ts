import { describe, expect, it } from 'vitest';
import { findLines, hasPosition, toOffset, toRange } from './text-lines.ts';

describe('findLines', () => {
  it('finds lines with every kind of line ending', () => {
    expect(findLines('a\r\nbc\n\rd').lines).toEqual([
      { start: 0, end: 1 },
      { start: 3, end: 5 },
      { start: 6, end: 6 },
      { start: 7, end: 8 },
    ]);
    expect(findLines('').lines).toEqual([{ start: 0, end: 0 }]);
  });

  it('counts UTF-16 code units', () => {
    expect(toOffset(findLines('😄a'), { line: 0, character: 2 })).toBe(2);
  });

  it('knows which positions exist', () => {
    const index = findLines('ab\nc');
    expect(hasPosition(index, { line: 1, character: 1 })).toBe(true);
    expect(hasPosition(index, { line: 1, character: 2 })).toBe(false);
    expect(hasPosition(index, { line: 2, character: 0 })).toBe(false);
  });

  it('clamps positions outside the text', () => {
    const index = findLines('ab\nc');
    expect(toOffset(index, { line: 9, character: 0 })).toBe(4);
    expect(toOffset(index, { line: 0, character: 9 })).toBe(2);
    expect(toOffset(index, { line: -1, character: 9 })).toBe(0);
  });

  it('puts the smaller end of a range first', () => {
    expect(
      toRange(findLines('abc'), {
        start: { line: 0, character: 2 },
        end: { line: 0, character: 1 },
      }),
    ).toEqual({ start: 1, end: 2 });
  });
});
