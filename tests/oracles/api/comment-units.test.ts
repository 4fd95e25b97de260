import { expect, it } from 'vitest';
import { containsUnit, letters } from './comment-units.ts';

const contains = (shown: string, text: string) =>
  containsUnit(letters(shown), { owners: [], name: 'it', tag: 'summary', text });

it('finds a comment whose formatted paragraph is apart from the others', () => {
  const text = 'Made <em>with care</em>.\n\nAnd `<b>` in code.';
  expect(contains('Made with care. More: And <b> in code.', text)).toBe(true);
});

it('misses words, and tags in code', () => {
  const text = 'Made <em>with care</em>.\n\nAnd `<b>` in code.';
  expect(contains('Made with. More: And <b> in code.', text)).toBe(false);
  expect(contains('Made with care. More: And in code.', text)).toBe(false);
});
