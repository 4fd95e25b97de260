import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { type AnnouncementSlice, createAnnouncementSlice } from './announcement.ts';
import { type ColorModeSlice, createColorModeSlice } from './color-mode.ts';
import { createMyVocabularySlice, type MyVocabularySlice } from './my-vocabulary-slice.ts';
import { safeStorage, type SafeStorage } from './safe-storage.ts';
import { createShortcutsSlice, type ShortcutsSlice } from './shortcuts.ts';

/** State that several parts of the site share and that changes during a visit. */
export type SiteState = ColorModeSlice &
  AnnouncementSlice &
  MyVocabularySlice &
  ShortcutsSlice & {
    readonly mobileSidebarOpen: boolean;
    readonly setMobileSidebarOpen: (isOpen: boolean) => void;
    /**
     * Paths of other versions' documents (with the base path), keyed by document id and then
     * version name. `fetchVersionDocs` adds them on request.
     */
    readonly versionDocs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };

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
    mobileSidebarOpen: false,
    setMobileSidebarOpen: (mobileSidebarOpen) => parts[0]({ mobileSidebarOpen }),
    ...createMyVocabularySlice(storage)(...parts),
    ...createShortcutsSlice(storage)(...parts),
    versionDocs: {},
  }));
}
