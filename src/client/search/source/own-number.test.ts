import { describe, expect, it } from 'vitest';
import { withoutOwnNumber } from './own-number.ts';

describe('withoutOwnNumber', () => {
  it.each([
    ['3. Delete a token', 'Delete a token'],
    ['10.2. Then this', 'Then this'],
    ['1) First', 'First'],
    ['3D views', '3D views'],
    ['2.0 is out', '2.0 is out'],
    ['7.', '7.'],
  ])('turns “%s” into “%s”', (text, title) => {
    expect(withoutOwnNumber({ text, marks: [] }).text).toBe(title);
  });

  it("keeps highlights on their words, and drops the number's", () => {
    const marks = [
      [0, 1],
      [3, 9],
    ] as const;
    expect(withoutOwnNumber({ text: '3. Delete a token', marks })).toEqual({
      text: 'Delete a token',
      marks: [[0, 6]],
    });
  });
});
