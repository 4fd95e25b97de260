/**
 * Looks inside lists and ranges of target descriptors.
 *
 * @module
 */
import {
  PartialPrimitiveTargetDescriptor,
  PartialTargetDescriptor,
} from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { PrimitiveTargetDescriptor, TargetDescriptor } from '../typings/TargetDescriptor';

/**
 * Collects the primitive targets of a command before inference; a range contributes both of its
 * ends.
 *
 * @param targets - Descriptors as they were spoken.
 * @returns The primitive descriptors in spoken order.
 */
export declare function getPartialPrimitiveTargets(
  targets: PartialTargetDescriptor[],
): PartialPrimitiveTargetDescriptor[];

/**
 * Collects the primitive targets of a command after inference; a range contributes both of its
 * ends.
 *
 * @param targets - Complete descriptors.
 * @returns The primitive descriptors in spoken order.
 */
export declare function getPrimitiveTargets(
  targets: TargetDescriptor[],
): PrimitiveTargetDescriptor[];

/**
 * Rewrites every primitive target and leaves the lists and ranges around them as they are. Used to
 * bring commands of old protocol versions up to date.
 *
 * @param targets - Descriptors as they were spoken; they are not changed.
 * @param func - Returns the replacement for one primitive target.
 * @returns Descriptors of the same shape.
 */
export declare function transformPartialPrimitiveTargets(
  targets: PartialTargetDescriptor[],
  func: (target: PartialPrimitiveTargetDescriptor) => PartialPrimitiveTargetDescriptor,
): PartialTargetDescriptor[];
