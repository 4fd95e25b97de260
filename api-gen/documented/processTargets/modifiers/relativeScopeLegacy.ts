/**
 * Counts scopes for scope types without a scope handler.
 *
 * @module
 */
import type { OutOfRangeError } from './targetSequenceUtils';
import type { TooFewScopesError } from './TooFewScopesError';
import { Target } from '../../typings/target.types';
import { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';

/**
 * Applies a relative modifier by listing all scopes in the surrounding iteration scope and counting
 * in that list; it cannot look beyond it.
 *
 * @param modifier - The scope type, the direction, how many scopes to skip and how many to take.
 * @param context - State of the editor when the command runs.
 * @param target - The target from which to count.
 * @returns A single target.
 * @throws An {@link OutOfRangeError} when the list is too short, and a {@link TooFewScopesError}
 * when the target touches more scopes than asked for.
 */
export declare function runLegacy(
  modifier: RelativeScopeModifier,
  context: ProcessedTargetsContext,
  target: Target,
): Target[];
