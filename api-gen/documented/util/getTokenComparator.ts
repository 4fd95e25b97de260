/**
 * Orders tokens by how likely they are to be named next.
 *
 * @module
 */
import { Token } from '../typings/Types';

/**
 * Makes a comparison function for sorting that puts tokens near the cursor first: by distance in
 * display lines, then by distance in characters.
 *
 * @param selectionDisplayLine - The cursor's line, counted without folded regions.
 * @param selectionCharacterIndex - The cursor's place within its line.
 * @returns A function for `Array.prototype.sort`.
 */
export declare function getTokenComparator(
  selectionDisplayLine: number,
  selectionCharacterIndex: number,
): (a: Token, b: Token) => number;
