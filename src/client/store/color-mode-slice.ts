import type { StateCreator } from 'zustand/vanilla';
import { resolveColorMode } from '#shared/color-mode.ts';
import type { ColorMode, ColorModeConfig } from '#shared/site-config.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** What the site knows of light and dark. */
export interface ColorModeSlice {
  readonly colorMode: ColorMode;
  /** Takes over what the reader saved, or the system says; `system` is null where it says nothing. */
  readonly restoreColorMode: (system: ColorMode | null) => void;
  readonly toggleColorMode: () => void;
  /** Another tab changed the saved choice; a removed one changes nothing. */
  readonly followOtherTab: (stored: string | null) => void;
}

/** Makes the slice in its prerendered state. */
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
