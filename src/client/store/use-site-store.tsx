import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { createSiteStore } from './site-store.ts';
import type { SiteState, SiteStore } from './site-store.ts';

const context = createRequiredContext<SiteStore>('useSiteStore', 'SiteStoreProvider');

/** Makes the site's store from its configuration and hands it to everything below. */
export function SiteStoreProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { config } = useSite();
  const [store] = useState(() => createSiteStore(config));
  return <context.Provider value={store}>{children}</context.Provider>;
}

/** One part of the site's state. */
export function useSiteStore<Part>(select: (state: SiteState) => Part): Part {
  return useStore(context.useValue(), select);
}

/** The store itself, for effects. */
export const useSiteStoreApi = context.useValue;
