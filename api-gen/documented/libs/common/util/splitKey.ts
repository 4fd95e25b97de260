/**
 * Keys of hats.
 *
 * @module
 */

import type { HatStyleName } from '../../../core/commandRunner/typings/hatStyles.types';

/**
 * Takes a key apart.
 *
 * @param key - A style and a character with a dot between them; the character may itself be a
 *   dot.
 */
export declare function splitKey(key: string): {
  /** The color and shape. */
  hatStyle: HatStyleName;
  /** The character under the hat. */
  character: string;
};

/**
 * Joins a hat style and a character to a key.
 *
 * @param hatStyle - The color and shape.
 * @param character - The character under the hat.
 */
export declare function getKey(hatStyle: HatStyleName, character: string): string;
