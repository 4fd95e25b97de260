/**
 * Accepts old names of scopes and hats.
 *
 * @module
 */

import { PartialTargetDescriptor } from '../commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Replaces outdated names of scopes and hat colors in all targets, such as the color purple,
 * which is pink now.
 *
 * @param partialTargets - The targets as they came.
 * @returns The targets with current names.
 */
declare function canonicalizeTargets(
  partialTargets: PartialTargetDescriptor[],
): PartialTargetDescriptor[];

export default canonicalizeTargets;
