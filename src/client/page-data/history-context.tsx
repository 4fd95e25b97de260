import { useSyncExternalStore } from 'react';
import { createRequiredContext } from './create-required-context.tsx';
import type { HistoryEntry, SiteHistory } from './site-history.ts';

const context = createRequiredContext<SiteHistory>('useHistoryEntry', 'HistoryProvider');

/** Hands the tab's history to everything below. */
export const HistoryProvider = context.Provider;

/** The entry that the address bar shows; the page on screen may still be the one before it. */
export function useHistoryEntry(): HistoryEntry {
  const { current, subscribe } = context.useValue();
  return useSyncExternalStore(subscribe, current, current);
}

/** Goes to another address of the site; the same function at every call. */
export function useNavigate(): SiteHistory['navigate'] {
  return context.useValue().navigate;
}
