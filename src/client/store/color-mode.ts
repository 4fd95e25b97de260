import type { ColorMode, ColorModeConfig } from '#shared/config/site-config.ts';

/** Attribute of the root element for the color mode. */
export const themeAttribute = 'data-theme';

/** Matches if the reader's system prefers dark colors. */
export const darkSystemQuery = '(prefers-color-scheme: dark)';

/** Returns the mode that the reader's system prefers; null if it has no preference. */
export function systemColorMode(): ColorMode | null {
  if (matchMedia(darkSystemQuery).matches) return 'dark';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : null;
}

interface ColorModeInput {
  readonly config: ColorModeConfig;
  /** The stored choice. */
  readonly stored: string | null;
  /** null: the system has no preference. */
  readonly system: ColorMode | null;
}

/**
 * Returns the mode to show: the stored choice, else the system's preference, else the default. An
 * invalid stored value counts as light.
 */
export function resolveColorMode({ config, stored, system }: ColorModeInput): ColorMode {
  if (stored !== null && !config.disableSwitch) return stored === 'dark' ? 'dark' : 'light';
  return (config.respectPrefersColorScheme ? system : null) ?? config.defaultMode;
}
