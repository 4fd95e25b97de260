import { describe, expect, it } from 'vitest';
import { proximity } from './proximity.ts';

const ideas = new Map([
  ['delet', 0],
  ['remov', 0],
  ['line', 1],
  ['empti', 2],
]);
const gap = Array.from({ length: 20 }, () => 'x');

describe('proximity', () => {
  it.each([
    ['all in one sentence', ['delet', 'x', 'empti', 'line'], 1],
    ['two together, the third far away', ['remov', 'line', ...gap, 'empti'], 2 / 3],
    ['one idea in two words', ['delet', 'remov'], 1 / 3],
    ['nothing', gap, 0],
  ])('measures how close together a query’s words are: %s', (_, sequence, share) => {
    expect(proximity(sequence, ideas, 3)).toBeCloseTo(share);
  });
});
