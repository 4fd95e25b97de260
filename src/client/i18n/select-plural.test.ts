import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectPlural } from './select-plural.ts';

describe('selectPlural', () => {
  afterEach(() => void vi.unstubAllGlobals());

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

  it('uses English rules and logs an error if plural rules are missing', () => {
    vi.stubGlobal('Intl', {});
    const logError = vi.fn();
    expect(selectPlural(1, 'one|many', 'pl', logError)).toBe('one');
    for (const count of [0, 5])
      expect(selectPlural(count, 'one|many', 'pl', logError)).toBe('many');
    expect(logError).toHaveBeenCalledWith(expect.stringContaining('"pl"'));
  });
});
