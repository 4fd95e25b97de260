/**
 * Reads hat colors from the settings.
 *
 * @module
 */

import { HatColor } from './commandRunner/typings/hatStyles.types';

/**
 * Looks up a color for light and dark themes. The former setting, which had one entry for both,
 * still takes precedence.
 *
 * @param colorName - The hat color.
 * @returns A CSS color for each kind of theme.
 */
declare function getHatThemeColors(colorName: HatColor): {
  /** The color on a light background. */
  light: string;
  /** The color on a dark background. */
  dark: string;
};

export default getHatThemeColors;
