/**
 * Names of hat styles.
 *
 * @module
 */

import { HatColor, HatShape, HatStyleName } from './commandRunner/typings/hatStyles.types';

/**
 * Joins a color and a shape to a style name; the dot is left out.
 *
 * @param color - The color of the hat.
 * @param shape - The shape of the hat.
 */
export declare function getStyleName(color: HatColor, shape: HatShape): HatStyleName;
