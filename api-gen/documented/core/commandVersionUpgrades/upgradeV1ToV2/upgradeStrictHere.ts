/**
 * The old way to say that there is no target.
 *
 * @module
 */

import { PartialPrimitiveTargetDescriptorV2 } from '../../commandRunner/typings/legacy/targetDescriptorV2.types';

/**
 * Replaces the exact combination of fields that once stood for "no target was said" by today's
 * implicit target. Other targets are returned as they are.
 *
 * @param target - A single target of version 2.
 */
export declare function upgradeStrictHere(
  target: PartialPrimitiveTargetDescriptorV2,
): PartialPrimitiveTargetDescriptorV2;
