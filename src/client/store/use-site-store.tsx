import { useStore } from 'zustand';
import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import type { SiteState, SiteStore } from './site-store.ts';

const context = createRequiredContext<SiteStore>('useSiteStore', 'SiteStoreProvider');

/** Provides the site's store to all components below it. */
export const SiteStoreProvider = context.Provider;

/** Returns one part of the site's state. */
export function useSiteStore<Part>(select: (state: SiteState) => Part): Part {
  return useStore(context.useValue(), select);
}

/** Returns the store itself, for effects. */
export const useSiteStoreApi = context.useValue;
