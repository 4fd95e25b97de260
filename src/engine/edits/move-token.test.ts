import { expect, it } from 'vitest';
import { createDocument } from '../text/document.ts';
import { moveToken } from './move-token.ts';

/** Applies edits to a text, and returns the range of one of its tokens afterward. */
function move(text: string, [start, end]: [number, number], edits: [number, number, string][]) {
  const moved = moveToken(
    createDocument(text, 'plaintext'),
    { start, end },
    edits.map(([from, to, added]) => ({ range: { start: from, end: to }, text: added })),
  );
  return [moved.start, moved.end];
}

// The results are those of `updateRangeInfos` in the extension.
it.each([
  ['a word', 'a b', [2, 3], [[3, 3, 'c d']], [2, 4]],
  ['a decimal next to a decimal', '1.5', [0, 3], [[3, 3, '1.5']], [0, 6]],
  ['a decimal before a decimal', '1.5', [0, 3], [[0, 0, '-->1.5']], [3, 9]],
  [
    'two words at one end',
    'air ',
    [0, 3],
    [
      [3, 3, '_😀'],
      [3, 3, 'Über'],
    ],
    [0, 12],
  ],
  [
    'a text, after another edit changed the start',
    '1.51)',
    [0, 4],
    [
      [0, 0, 'é'],
      [2, 2, '_'],
    ],
    [0, 6],
  ],
] as const)('a token grows with %s, as in the extension', (_name, text, token, edits, result) =>
  expect(
    move(
      text,
      [...token],
      edits.map(([from, to, added]) => [from, to, added]),
    ),
  ).toEqual(result),
);
