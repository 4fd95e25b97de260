import { describe, expect, it } from 'vitest';
import { anyDigit, defaultShortcuts } from '../store/shortcuts.ts';
import { findSameKeys, isBrowserKey } from './check-keys.ts';

describe('findSameKeys', () => {
  it('finds another shortcut with the same keys, even if it is off', () => {
    const off = { ...defaultShortcuts, search: { ...defaultShortcuts.search, isOn: false } };
    expect(findSameKeys({ key: 'k', mod: true }, 'showHats', off)).toBe('search');
    expect(findSameKeys({ key: 'k', mod: true }, 'search', off)).toBeUndefined();
    expect(findSameKeys({ key: 'k', alt: true }, 'showHats', off)).toBeUndefined();
    expect(findSameKeys({ key: '/', shift: true }, 'search', off)).toBe('searchKey');
  });

  it('treats each digit as one that chooses results', () => {
    expect(findSameKeys({ key: '3', alt: true }, 'search', defaultShortcuts)).toBe('chooseResult');
    expect(findSameKeys({ key: '0', alt: true }, 'search', defaultShortcuts)).toBeUndefined();
  });
});

describe('isBrowserKey', () => {
  it.each(['t', 'w', 'n', 'l', anyDigit])('warns about Ctrl and %s', (key) => {
    expect(isBrowserKey({ key, mod: true })).toBe(true);
    expect(isBrowserKey({ key })).toBe(false);
  });

  it('warns about function keys, but not about the defaults', () => {
    expect(isBrowserKey({ key: 'f5' })).toBe(true);
    expect(Object.values(defaultShortcuts).filter(isBrowserKey)).toEqual([]);
  });
});
