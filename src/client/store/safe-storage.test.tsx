import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

/** Creates a storage on which every operation fails. */
function brokenStorage(): Storage {
  const refuse = () => {
    throw new DOMException('quota', 'QuotaExceededError');
  };
  return {
    length: 0,
    clear: refuse,
    getItem: refuse,
    key: refuse,
    removeItem: refuse,
    setItem: refuse,
  };
}

/** Creates a storage that is full: reading works, writing does not. */
function fullStorage(content: Record<string, string>): Storage {
  return { ...brokenStorage(), getItem: (key) => content[key] ?? null };
}

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

describe('createSafeStorage', () => {
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('reads and writes the real storage without a warning', () => {
    const warn = vi.fn();
    const storage = createSafeStorage(() => localStorage, warn);
    storage.set('theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    localStorage.setItem('theme', 'light');
    expect(storage.get('theme')).toBe('light');
    storage.remove('theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['the property throws', blocked],
    ['every method throws', brokenStorage],
  ])('works for the visit and warns once when %s', (_case, open) => {
    const warn = vi.fn();
    const storage = createSafeStorage(open, warn);
    expect(storage.get('theme')).toBeNull();
    storage.set('theme', 'dark');
    expect(storage.get('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.get('theme')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('prefers the newer choice to the stored one if storage is full', () => {
    const warn = vi.fn();
    const storage = createSafeStorage(() => fullStorage({ theme: 'light' }), warn);
    expect(storage.get('theme')).toBe('light');
    storage.set('theme', 'dark');
    expect(storage.get('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.get('theme')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('uses storage again once it accepts a value', () => {
    const real: Storage[] = [];
    const storage = createSafeStorage(() => real[0] ?? blocked(), vi.fn());
    storage.set('theme', 'dark');
    real.push(localStorage);
    storage.set('theme', 'dark');
    localStorage.setItem('theme', 'light');
    expect(storage.get('theme')).toBe('light');
  });

  it('explains itself if it is used during server rendering', () => {
    const storage = createSafeStorage(() => localStorage, vi.fn());
    vi.stubGlobal('window', undefined);
    for (const use of [
      () => storage.get('theme'),
      () => storage.set('theme', 'dark'),
      () => storage.remove('theme'),
    ]) {
      expect(use).toThrow(/"theme".*server.*effect or an event handler/s);
    }
  });

  it('reports changes in other tabs until canceled', () => {
    const storage = createSafeStorage(() => localStorage, vi.fn());
    const listener = vi.fn();
    const stop = storage.subscribe('theme', listener);
    const change = (init: StorageEventInit) =>
      window.dispatchEvent(new StorageEvent('storage', init));
    change({ key: 'theme', newValue: 'dark' });
    change({ key: 'other', newValue: 'x' });
    change({ key: null });
    stop();
    change({ key: 'theme', newValue: 'light' });
    expect(listener.mock.calls).toEqual([['dark'], [null]]);
  });
});
