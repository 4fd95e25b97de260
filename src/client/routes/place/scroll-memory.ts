import { parseJson } from '#client/parse-json.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { scrollWhenTall } from '#client/ui/scroll.ts';
import { tabStorage, type SafeStorage } from '#client/store/safe-storage.ts';
import { listen } from '#client/listen.ts';

/** Maximum number of history entries whose positions are kept across full page loads. */
const maxKept = 100;

/**
 * Creates a memory of the scroll positions of the tab's history entries, including those saved by
 * earlier documents.
 */
export function createScrollMemory(storage: SafeStorage = tabStorage) {
  const positions = new Map<string, number>();
  let kept: Readonly<Record<string, number>> | undefined;
  let cancel: (() => void) | undefined;
  let current = '';
  const readKept = (): Readonly<Record<string, number>> => parse(storage.get(storageKeys.scroll));
  // Read on demand, because a tab's storage is slow to open.
  const positionOf = (key: string): number | undefined =>
    positions.get(key) ?? (kept ??= readKept())[key];
  const remember = () => void positions.set(current, window.scrollY);
  return {
    /** Records the current entry's position, even if nothing has scrolled. */
    remember,
    /**
     * Starts recording positions, and stops the browser from restoring them. Returns a cleanup
     * function.
     */
    watch() {
      // The browser restores the position after a reload; within the app, this code does, once the
      // new page has rendered.
      const release = () => void (history.scrollRestoration = 'auto');
      const leave = () => {
        release();
        // On a busy page, the reader may leave before the scroll event fires.
        remember();
        const all = Object.entries({ ...readKept(), ...Object.fromEntries(positions) });
        storage.set(storageKeys.scroll, JSON.stringify(Object.fromEntries(all.slice(-maxKept))));
      };
      history.scrollRestoration = 'manual';
      // The reader may have scrolled before the app started.
      remember();
      // On a busy page, the reader may follow a link or go back before the scroll event fires.
      const stopClicks = listen(window, { click: remember }, { capture: true });
      const moves = { scroll: remember, popstate: remember, pagehide: leave };
      const stopMoves = listen(window, moves, { passive: true });
      return () => {
        stopClicks();
        stopMoves();
        release();
      };
    },
    /** Sets the current history entry, and cancels a pending restoration. */
    enter(key: string) {
      cancel?.();
      current = key;
    },
    /** Returns whether an entry's last position is known. */
    has: (key: string) => positionOf(key) !== undefined,
    /** Scrolls to an entry's last position, if known, once the document is tall enough. */
    restore(key: string) {
      const top = positionOf(key);
      if (top !== undefined) cancel = scrollWhenTall(top);
    },
  };
}

/**
 * Returns the stored positions. Other code may have written to the storage, so only numbers are
 * accepted.
 */
function parse(text: string | null): Readonly<Record<string, number>> {
  const entries = Object.entries(Object(parseJson(text)) as object);
  return Object.fromEntries(entries.filter(([, top]) => Number.isFinite(top)));
}
