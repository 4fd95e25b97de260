/**
 * Picks from lists of targets.
 *
 * @module
 */
import { Target } from '../../typings/target.types';
import { ScopeType } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';

/** Is thrown when a command asks for a scope beyond the first or the last one. */
export declare class OutOfRangeError extends Error {}

/**
 * Joins neighboring targets of a list to one; a single one is returned as it is.
 *
 * @param isReversed - Whether the joined target faces backwards.
 * @param targets - The list, in the order of the text.
 * @param startIndex - Number of the first target, from zero.
 * @param endIndex - Number of the last target, which is included.
 * @throws An {@link OutOfRangeError} when the list does not reach that far.
 */
export declare function createRangeTargetFromIndices(
  isReversed: boolean,
  targets: Target[],
  startIndex: number,
  endIndex: number,
): Target;

/**
 * Lists the scopes of a type in the same way as "every" does.
 *
 * @param context - State of the editor when the command runs.
 * @param target - Where to look.
 * @param scopeType - The scope type.
 * @returns One target per scope.
 */
export declare function getEveryScopeTargets(
  context: ProcessedTargetsContext,
  target: Target,
  scopeType: ScopeType,
): Target[];
