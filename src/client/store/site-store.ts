import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { type AnnouncementSlice, createAnnouncementSlice } from './announcement-slice.ts';
import { type ColorModeSlice, createColorModeSlice } from './color-mode-slice.ts';
import { createMyVocabularySlice, type MyVocabularySlice } from './my-vocabulary-slice.ts';
import { safeStorage, type SafeStorage } from './safe-storage.ts';
import { createShortcutsSlice, type ShortcutsSlice } from './shortcuts-slice.ts';

/** State that several parts of the site share and that changes during a visit. */
export type SiteState = ColorModeSlice &
  AnnouncementSlice &
  MobileSidebarSlice &
  MyVocabularySlice &
  ShortcutsSlice &
  VersionDocsSlice;

/** The single store of the site. */
export type SiteStore = StoreApi<SiteState>;

type StoreConfig = Pick<SiteConfig, 'colorMode' | 'announcementBar'>;

/** Creates the store in its prerendered state; the restore actions read storage later. */
export function createSiteStore(
  config: StoreConfig,
  storage: SafeStorage = safeStorage,
): SiteStore {
  return createStore<SiteState>()((...parts) => ({
    ...createColorModeSlice(config.colorMode, storage)(...parts),
    ...createAnnouncementSlice(config.announcementBar, storage)(...parts),
    ...createMobileSidebarSlice(...parts),
    ...createMyVocabularySlice(storage)(...parts),
    ...createShortcutsSlice(storage)(...parts),
    ...createVersionDocsSlice(...parts),
  }));
}

/** Whether the menu on small screens is open. */
interface MobileSidebarSlice {
  readonly mobileSidebarOpen: boolean;
  readonly openMobileSidebar: () => void;
  readonly closeMobileSidebar: () => void;
}

/** Creates the slice in its closed state. */
const createMobileSidebarSlice: StateCreator<MobileSidebarSlice> = (set) => ({
  mobileSidebarOpen: false,
  openMobileSidebar: () => set({ mobileSidebarOpen: true }),
  closeMobileSidebar: () => set({ mobileSidebarOpen: false }),
});

/** Addresses of other versions' documents, as far as they have been requested. */
interface VersionDocsSlice {
  /**
   * Paths (with the base path), keyed by document id and then version name. `fetchVersionDocs` adds
   * them.
   */
  readonly versionDocs: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Creates the slice in its initial state: nothing has been fetched. */
const createVersionDocsSlice: StateCreator<VersionDocsSlice> = () => ({ versionDocs: {} });
