import { describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '#client/store/safe-storage.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** Creates a storage that returns this text for any key. */
const storageOf = (text: string | null): SafeStorage => ({
  get: () => text,
  set: vi.fn(),
  remove: vi.fn(),
  subscribe: () => () => undefined,
});

describe('createScrollMemory', () => {
  it.each(['null', '[]', '7', '{"', '"text"', '{"a":"x"}', '{"a":{}}', '{"a":null}'])(
    'finds nothing in a storage with %s, without throwing',
    (text) => {
      const memory = createScrollMemory(storageOf(text));
      expect(memory.has('a')).toBe(false);
      const stop = memory.watch();
      expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
      stop();
    },
  );

  it('restores what an earlier document stored', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const memory = createScrollMemory(storageOf('{"a":7,"b":"x"}'));
    expect(memory.has('a')).toBe(true);
    memory.restore('a');
    expect(scrollTo).toHaveBeenCalledWith({ top: 7, behavior: 'instant' });
    scrollTo.mockRestore();
  });

  it.each(['click', 'popstate'])('knows the position at a %s before any scroll event', (act) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const memory = createScrollMemory(storageOf(null));
    memory.enter('a');
    const stop = memory.watch();
    vi.stubGlobal('scrollY', 600);
    window.dispatchEvent(new Event(act));
    memory.enter('b');
    vi.stubGlobal('scrollY', 0);
    memory.restore('a');
    expect(scrollTo).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
    stop();
    scrollTo.mockRestore();
  });
});
