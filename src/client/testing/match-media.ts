import { vi } from 'vitest';

/**
 * Stubs `window.matchMedia`, which jsdom lacks: `matching` lists the matching queries, and `change`
 * replaces that list and notifies listeners.
 */
export function stubMatchMedia(...matching: string[]): { change: (...matching: string[]) => void } {
  let current = new Set(matching);
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return current.has(query);
    },
    addEventListener(_type: string, listener: () => void, { signal }: { signal: AbortSignal }) {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
  }));
  return {
    change(...next) {
      current = new Set(next);
      for (const listener of listeners) listener();
    },
  };
}
