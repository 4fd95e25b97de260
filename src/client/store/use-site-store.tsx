import { useStore } from 'zustand';
import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import type { SiteState, SiteStore } from './site-store.ts';

/** Provider and hook for the store itself, for use in effects. */
export const [SiteStoreProvider, useSiteStoreApi] = createRequiredContext<SiteStore>(
  'useSiteStore',
  'SiteStoreProvider',
);

/** Returns the selected part of the site's state, and rerenders when that part changes. */
export function useSiteStore<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSiteStoreApi(), select);
}
