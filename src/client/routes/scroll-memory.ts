import { storageKeys } from '#shared/storage-keys.ts';
import { tabStorage, type SafeStorage } from '#client/store/safe-storage.ts';

/** Scroll positions of the tab's history entries, also of those that were visited before a full load. */
export interface ScrollMemory {
  /** Begins to remember, and takes over from the browser; returns the end of it. */
  watch(): () => void;
  /** Says which history entry is on screen from now on. */
  enter(key: string): void;
  /** Last position of an entry, in CSS pixels from the top. */
  positionOf(key: string): number | undefined;
}

/** How many entries are kept across full loads. */
const maxKept = 100;

/** Makes a memory that knows what earlier documents of this tab have left. */
export function createScrollMemory(storage: SafeStorage = tabStorage): ScrollMemory {
  const positions = new Map<string, number>();
  let kept: Readonly<Record<string, number>> | undefined;
  let current = '';
  const readKept = (): Readonly<Record<string, number>> => parse(storage.get(storageKeys.scroll));
  return {
    watch() {
      const record = (): void => void positions.set(current, window.scrollY);
      // The browser restores a page that is reloaded; inside the app we do, after the new page is on screen.
      const release = (): void => void (history.scrollRestoration = 'auto');
      const leave = (): void => {
        release();
        const all = Object.entries({ ...readKept(), ...Object.fromEntries(positions) });
        storage.set(storageKeys.scroll, JSON.stringify(Object.fromEntries(all.slice(-maxKept))));
      };
      history.scrollRestoration = 'manual';
      window.addEventListener('scroll', record, { passive: true });
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('scroll', record);
        window.removeEventListener('pagehide', leave);
        release();
      };
    },
    enter: (key) => void (current = key),
    positionOf: (key) => positions.get(key) ?? (kept ??= readKept())[key],
  };
}

function parse(text: string | null): Readonly<Record<string, number>> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
