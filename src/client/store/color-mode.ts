import type { StateCreator } from 'zustand/vanilla';
import type { ColorMode, ColorModeConfig } from '#shared/config/site-config.ts';
import type { SafeStorage } from './safe-storage.ts';
import * as storageKeys from './storage-keys.ts';

/** Attribute of the root element for the color mode. */
export const themeAttribute = 'data-theme';

/** Media query that matches if the reader's system prefers dark colors. */
export const darkSystemQuery = '(prefers-color-scheme: dark)';

/** Returns the mode that the reader's system prefers; null if it has no preference. */
export function systemColorMode(): ColorMode | null {
  if (matchMedia(darkSystemQuery).matches) return 'dark';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : null;
}

/**
 * Returns the mode to show: the stored choice, unless the switch is disabled; otherwise the
 * system's preference, if the site respects it; otherwise the default. An invalid stored value
 * counts as light.
 */
export function resolveColorMode(
  config: ColorModeConfig,
  stored: string | null,
  system: ColorMode | null,
): ColorMode {
  if (stored !== null && !config.disableSwitch) return stored === 'dark' ? 'dark' : 'light';
  return (config.respectPrefersColorScheme ? system : null) ?? config.defaultMode;
}

/** The color mode, and the actions that change it. */
export interface ColorModeSlice {
  readonly colorMode: ColorMode;
  /**
   * Sets the mode that `resolveColorMode` returns. `system` is null if the system has no
   * preference. If the switch is disabled, removes the stored choice.
   */
  readonly restoreColorMode: (system: ColorMode | null) => void;
  readonly toggleColorMode: () => void;
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
      set({ colorMode: resolveColorMode(config, storage.get(storageKeys.theme), system) });
    },
    toggleColorMode() {
      const colorMode = get().colorMode === 'dark' ? 'light' : 'dark';
      storage.set(storageKeys.theme, colorMode);
      set({ colorMode });
    },
  });
}
