import { withBase, withoutBase } from '#shared/base-path.ts';

/** An entry of the browser's history: an address of this site and how the reader came to it. */
export interface HistoryEntry {
  /** Path as the address bar has it, without the base path. */
  readonly pathname: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
  /** Names the entry: different for each, and the same when Back leads to it again. */
  readonly key: string;
  /** `pop` is Back, Forward and the first load. */
  readonly action: 'pop' | 'push' | 'replace';
}

/** How to go to an address. */
interface NavigateOptions {
  /** Takes the place of the current entry instead of adding one. */
  readonly replace?: boolean;
}

/** The history of this tab, as far as it is this site's. */
export interface SiteHistory {
  /** The current entry: the same object until the next change. */
  readonly current: () => HistoryEntry;
  /** Calls back after every change; returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes to a path of the site (without base path, with search and hash), without loading a document. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
}

/** The browser's own history (HTML standard, "session history"), which is listened to as long as somebody subscribes. */
export function createBrowserHistory(baseUrl: string): SiteHistory {
  const listeners = new Set<() => void>();
  let entry = readEntry(baseUrl, 'pop');
  const change = (action: HistoryEntry['action']): void => {
    entry = readEntry(baseUrl, action);
    for (const listener of listeners) listener();
  };
  const onPopState = (): void => change('pop');
  return {
    current: () => entry,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', onPopState);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
      };
    },
    navigate(to, { replace = false } = {}) {
      const state = { key: createKey() };
      const address = withBase(baseUrl, to);
      if (replace) window.history.replaceState(state, '', address);
      else window.history.pushState(state, '', address);
      change(replace ? 'replace' : 'push');
    },
  };
}

/** The history of a page that is rendered on the server: one entry, and nowhere to go. */
export function createStaticHistory(pathname: string): SiteHistory {
  const entry: HistoryEntry = { pathname, search: '', hash: '', key: 'default', action: 'pop' };
  return { current: () => entry, subscribe: () => () => undefined, navigate: () => undefined };
}

function readEntry(baseUrl: string, action: HistoryEntry['action']): HistoryEntry {
  const { pathname, search, hash } = window.location;
  const path = withoutBase(baseUrl, pathname) ?? '/';
  return { pathname: path, search, hash, key: readKey(), action };
}

/** The name of the current entry. One that the browser made, as for the first load or a typed hash, is given a name. */
function readKey(): string {
  const state: unknown = window.history.state;
  const fields = typeof state === 'object' ? (state as { readonly key?: unknown } | null) : null;
  if (typeof fields?.key === 'string') return fields.key;
  const key = createKey();
  window.history.replaceState({ ...fields, key }, '');
  return key;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
