import { useStore } from 'zustand';
import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import type { SiteState, SiteStore } from './site-store.ts';

/** Provides and returns the store itself, for effects. */
export const [SiteStoreProvider, useSiteStoreApi] = createRequiredContext<SiteStore>(
  'useSiteStore',
  'SiteStoreProvider',
);

/** Returns one part of the site's state. */
export function useSiteStore<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSiteStoreApi(), select);
}
