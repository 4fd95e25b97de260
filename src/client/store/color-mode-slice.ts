import type { StateCreator } from 'zustand/vanilla';
import { resolveColorMode } from './color-mode.ts';
import type { ColorMode, ColorModeConfig } from '#shared/config/site-config.ts';
import * as storageKeys from './storage-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The color mode, and the actions that change it. */
export interface ColorModeSlice {
  readonly colorMode: ColorMode;
  /**
   * Loads the reader's stored choice, or else the system's; `system` is null if it has no
   * preference.
   */
  readonly restoreColorMode: (system: ColorMode | null) => void;
  readonly toggleColorMode: () => void;
  /** Applies a choice stored by another tab; removing it changes nothing. */
  readonly followOtherTab: (stored: string | null) => void;
}

/** Creates the slice in its prerendered state. */
export function createColorModeSlice(
  config: ColorModeConfig,
  storage: SafeStorage,
): StateCreator<ColorModeSlice> {
  return (set, get) => ({
    colorMode: config.defaultMode,
    restoreColorMode(system) {
      if (config.disableSwitch) storage.remove(storageKeys.theme);
      const stored = config.disableSwitch ? null : storage.get(storageKeys.theme);
      set({ colorMode: resolveColorMode({ config, stored, system }) });
    },
    toggleColorMode() {
      const colorMode = get().colorMode === 'dark' ? 'light' : 'dark';
      storage.set(storageKeys.theme, colorMode);
      set({ colorMode });
    },
    followOtherTab(stored) {
      if (stored !== null && !config.disableSwitch)
        set({ colorMode: resolveColorMode({ config, stored, system: null }) });
    },
  });
}
