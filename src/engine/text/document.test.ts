import { expect, it } from 'vitest';
import { createDocument, toPosition } from './document.ts';

it('an offset is a position in its line, at its end if it is inside a line break', () => {
  const document = createDocument('a\r\nbc\r\n', 'plaintext');
  const positions = [0, 1, 2, 3, 5, 6, 7].map((offset) => toPosition(document, offset));
  expect(positions.map(({ line, character }) => `${line}:${character}`)).toEqual([
    '0:0',
    '0:1',
    '0:1',
    '1:0',
    '1:2',
    '1:2',
    '2:0',
  ]);
});
