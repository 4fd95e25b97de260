import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { createAnnouncementSlice } from './announcement-slice.ts';
import type { AnnouncementSlice } from './announcement-slice.ts';
import { createColorModeSlice } from './color-mode-slice.ts';
import type { ColorModeSlice } from './color-mode-slice.ts';
import { createMobileSidebarSlice } from './mobile-sidebar-slice.ts';
import type { MobileSidebarSlice } from './mobile-sidebar-slice.ts';
import { createMyVocabularySlice, type MyVocabularySlice } from './my-vocabulary-slice.ts';
import { safeStorage } from './safe-storage.ts';
import type { SafeStorage } from './safe-storage.ts';
import { createShortcutsSlice, type ShortcutsSlice } from './shortcuts-slice.ts';
import { createVersionDocsSlice, type VersionDocsSlice } from './version-docs-slice.ts';

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
