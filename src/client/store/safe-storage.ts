import { listen } from '#client/listen.ts';

/** Browser storage whose methods throw only on the server. */
export interface SafeStorage {
  /** Returns the stored text, or null. */
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /**
   * Calls `listener` when another tab changes the key, with null if the key was removed. Returns a
   * cleanup function.
   */
  subscribe(key: string, listener: (value: string | null) => void): () => void;
}

/**
 * Creates storage that keeps values in memory if the browser refuses them, so that a choice lasts
 * at least for the visit; warns once. `open` returns the real storage; it may throw, because
 * reading `window.localStorage` throws if storage is blocked.
 */
export function createSafeStorage(
  open: () => Storage,
  warn: (message: string) => void,
): SafeStorage {
  const refused = new Map<string, string | null>();
  let warned = false;

  function attempt<Result>(action: (storage: Storage) => Result, whenRefused: () => Result) {
    try {
      return action(open());
    } catch (error) {
      if (!warned)
        warn(
          `Browser storage cannot be used, so choices last only for this visit (${String(error)}).`,
        );
      warned = true;
      return whenRefused();
    }
  }
  function write(key: string, value: string | null, action: (storage: Storage) => void) {
    assertInBrowser(key);
    refused.delete(key);
    attempt(action, () => void refused.set(key, value));
  }

  return {
    get(key) {
      assertInBrowser(key);
      return refused.has(key)
        ? (refused.get(key) ?? null)
        : attempt(
            (storage) => storage.getItem(key),
            () => null,
          );
    },
    set: (key, value) => write(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => write(key, null, (storage) => storage.removeItem(key)),
    subscribe(key, listener) {
      assertInBrowser(key);
      // A null key means that the other tab cleared everything.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null)
          listener(event.key === null ? null : event.newValue);
      };
      return listen(window, { storage: onStorage });
    },
  };
}

function assertInBrowser(key: string) {
  if (typeof window !== 'undefined') return;
  throw new Error(
    `Browser storage ("${key}") does not exist on the server: use it in an effect or an event handler.`,
  );
}

/**
 * Storage that persists beyond the visit. In the client, only this file and the inline script in
 * the head (`head-script.ts`) access the browser's storage.
 */
export const safeStorage = createSafeStorage(
  () => window.localStorage,
  // oxlint-disable-next-line no-console -- Tells readers why a choice was forgotten.
  (message) => console.warn(message),
);

/** This tab's storage, for values that readers did not choose; does not warn if it is blocked. */
export const tabStorage = createSafeStorage(
  () => window.sessionStorage,
  () => undefined,
);

/** Restores a stored value, now and whenever another tab changes it. Returns a cleanup function. */
export function connectStored(key: string, restore: () => void): () => void {
  restore();
  return safeStorage.subscribe(key, restore);
}
