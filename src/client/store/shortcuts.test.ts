import { describe, expect, it } from 'vitest';
import { readCombination } from '../components/check-keys.ts';
import { defaultShortcuts, keyNames, matchesShortcut, parseShortcuts } from './shortcuts.ts';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const { search, searchKey, chooseResult } = defaultShortcuts;

describe('shortcuts', () => {
  it('matches Ctrl+K and Cmd+K, not K alone', () => {
    expect(matchesShortcut({ ...none, key: 'k', ctrlKey: true }, search)).toBe(true);
    expect(matchesShortcut({ ...none, key: 'K', metaKey: true }, search)).toBe(true);
    expect(matchesShortcut({ ...none, key: 'k' }, search)).toBe(false);
    expect(matchesShortcut({ ...none, key: 'k', ctrlKey: true, shiftKey: true }, search)).toBe(
      false,
    );
  });

  it('matches "/" even on keyboards where it needs Shift', () => {
    expect(matchesShortcut({ ...none, key: '/', shiftKey: true }, searchKey)).toBe(true);
  });

  it('matches Alt with a digit by the physical key', () => {
    expect(matchesShortcut({ ...none, key: '™', code: 'Digit2', altKey: true }, chooseResult)).toBe(
      true,
    );
    expect(matchesShortcut({ ...none, key: '2', code: 'Digit2' }, chooseResult)).toBe(false);
  });

  it('recognizes a letter with Alt, even if it types another character', () => {
    const keys = { ...none, code: 'KeyH', altKey: true, shiftKey: true };
    for (const key of ['H', 'Ó'])
      expect(matchesShortcut({ ...keys, key }, defaultShortcuts.showHats)).toBe(true);
    expect(matchesShortcut({ ...keys, key: 'h', altKey: false }, defaultShortcuts.showHats)).toBe(
      false,
    );
  });

  it('does nothing when turned off, and survives a reload', () => {
    const off = { ...defaultShortcuts, searchKey: { ...searchKey, isOn: false } };
    expect(matchesShortcut({ ...none, key: '/' }, off.searchKey)).toBe(false);
    expect(parseShortcuts(JSON.stringify(off))).toEqual(off);
  });

  it.each([null, '', 'no json', '[]', '7', '{"search":{"key":7}}'])(
    'falls back to the defaults for %s',
    (json) => {
      expect(parseShortcuts(json)).toEqual(defaultShortcuts);
    },
  );

  it('reads new keys; a bare digit would choose results while they are typed', () => {
    expect(readCombination({ ...none, key: 'J', altKey: true }, 'search')).toEqual({
      key: 'j',
      alt: true,
    });
    expect(readCombination({ ...none, key: '˙', code: 'KeyH', altKey: true }, 'search')).toEqual({
      key: 'h',
      alt: true,
    });
    expect(readCombination({ ...none, key: 'Shift', shiftKey: true }, 'search')).toBeNull();
    expect(readCombination({ ...none, key: '3', code: 'Digit3' }, 'chooseResult')).toBeNull();
    expect(
      readCombination({ ...none, key: '3', code: 'Digit3', ctrlKey: true }, 'chooseResult'),
    ).toEqual({ key: '1…9', mod: true });
  });

  it('names keys with words that can be spoken', () => {
    expect([
      keyNames(search, false),
      keyNames(search, true),
      keyNames(chooseResult, false),
    ]).toEqual([
      ['Ctrl', 'K'],
      ['Command', 'K'],
      ['Alt', '1…9'],
    ]);
  });
});
