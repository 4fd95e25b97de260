/**
 * Reads hat colours from the settings.
 *
 * @module
 */

import { HatColor } from './commandRunner/typings/hatStyles.types';

/**
 * Looks up a colour for light and dark themes. The former setting, which had one entry for both,
 * still takes precedence.
 *
 * @param colorName - The hat colour.
 * @returns A CSS colour for each kind of theme.
 */
declare function getHatThemeColors(colorName: HatColor): {
  /** The colour on a light background. */
  light: string;
  /** The colour on a dark background. */
  dark: string;
};

export default getHatThemeColors;
