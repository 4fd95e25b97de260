import { createSiteStore, type SiteStore } from '#client/store/site-store.ts';
import type { SafeStorage } from '#client/store/safe-storage.ts';
import { bareConfig } from './site-fixture.tsx';

/** Creates a store for a site with nothing configured. */
export function createTestStore(storage?: SafeStorage): SiteStore {
  return createSiteStore(bareConfig, storage);
}
