/**
 * Which hats a command uses.
 *
 * @module
 */

import type { ReadOnlyHatMap } from '../../../core/IndividualHatMap';
import type { TargetDescriptor } from '../../../typings/TargetDescriptor';
import type { Token } from '../../../typings/Types';

/**
 * Collects the hats that a target names.
 *
 * @param target - The target, with its ranges and lists.
 * @returns Keys made of style and character.
 */
export declare function extractTargetKeys(target: TargetDescriptor): string[];

/**
 * Looks up the tokens under hats.
 *
 * @param targetKeys - Keys made of style and character.
 * @param hatTokenMap - Where to look them up.
 * @returns The tokens by key.
 */
export declare function extractTargetedMarks(
  targetKeys: string[],
  hatTokenMap: ReadOnlyHatMap,
): {
  [decoratedCharacter: string]: Token;
};
