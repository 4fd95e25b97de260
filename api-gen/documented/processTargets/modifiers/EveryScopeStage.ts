/**
 * Implements "every", as in "every line".
 *
 * @module
 */
import type { NoContainingScopeError } from '../../errors';
import type getLegacyScopeStage from './getLegacyScopeStage';
import { Range } from '../../libs/common';
import type { Target } from '../../typings/target.types';
import type { EveryScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';
import { ScopeHandler } from './scopeHandlers/scopeHandler.types';

/**
 * Yields all scopes of a type within a target. Where the target marks out no range, or lies inside
 * a single scope, everything in the surrounding iteration scope is taken instead.
 */
export declare class EveryScopeStage implements ModifierStage {
  /** The scope type. */
  private modifier: EveryScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The scope type.
   */
  constructor(modifier: EveryScopeModifier);

  /**
   * Finds the scopes; throws a {@link NoContainingScopeError} when there is none. Scope types
   * without a handler of their own are left to {@link getLegacyScopeStage}.
   *
   * @param context - State of the editor when the command runs.
   * @param target - Where to look.
   * @returns One target per scope in the order of the text.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];

  /**
   * Finds where to look when the target does not say so, for example the line for tokens.
   *
   * @param context - State of the editor when the command runs.
   * @param scopeHandler - Knows which kind of scope to search.
   * @param target - The target around which to search.
   * @returns The content of the iteration scope.
   */
  getDefaultIterationRange(
    context: ProcessedTargetsContext,
    scopeHandler: ScopeHandler,
    target: Target,
  ): Range;
}
