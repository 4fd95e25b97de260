import { expect, it } from 'vitest';
import { splitCsvRow } from './csv.ts';

it('unescapes quotes in quoted cells only', () => {
  expect(splitCsvRow('"a ""b"" c", d""e ,f')).toEqual(['a "b" c', 'd""e', 'f']);
});

it('refuses a cell whose quotes are not closed', () => {
  expect(splitCsvRow('"a, b')).toBeNull();
});
