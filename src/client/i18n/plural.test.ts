import { describe, expect, it } from 'vitest';
import { selectPlural } from './plural.ts';

describe('selectPlural', () => {
  it.each([
    [0, 'many'],
    [1, 'one'],
    [2, 'many'],
  ])('selects the form for %d in English', (count, form) => {
    expect(selectPlural(count, 'one|many', 'en')).toBe(form);
  });

  it.each([
    [1, 'jeden'],
    [2, 'dwa'],
    [5, 'pięć'],
  ])("selects the form for %d by the language's rules", (count, form) => {
    expect(selectPlural(count, 'jeden|dwa|pięć|inne', 'pl')).toBe(form);
  });

  it('falls back to the last form', () => {
    expect(selectPlural(5, 'jeden|dwa', 'pl')).toBe('dwa');
    expect(selectPlural(2, 'only', 'en')).toBe('only');
  });

  it('uses English rules for a code that is not a language tag', () => {
    expect(selectPlural(1, 'one|many', 'not_a_tag')).toBe('one');
    for (const count of [0, 5]) expect(selectPlural(count, 'one|many', 'not_a_tag')).toBe('many');
  });
});
