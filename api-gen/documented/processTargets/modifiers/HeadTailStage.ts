/**
 * Implements "head" and "tail", which stretch a target to one edge of a scope.
 *
 * @module
 */
import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import {
  HeadTailModifier,
  Modifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/**
 * What both directions have in common. The scope is the line unless other modifiers follow, as in
 * "head funk".
 */
declare abstract class HeadTailStage implements ModifierStage {
  /** Whether the result faces backwards. */
  private isReversed: boolean;

  /** Modifiers that lead from the target to the scope. */
  private modifiers?: Modifier[] | undefined;

  /**
   * Keeps the direction and the modifiers; they are applied only when the stage runs.
   *
   * @param isReversed - Whether the result faces backwards.
   * @param modifiers - Modifiers that lead from the target to the scope; the containing line when
   * left out.
   */
  constructor(isReversed: boolean, modifiers?: Modifier[] | undefined);

  /**
   * Finds the scope around the target and stretches the target to its edge.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to stretch.
   * @returns Targets that behave like tokens.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];

  /**
   * Joins the target's range and that of the scope in the direction of the stage.
   *
   * @param originalRange - Content of the target.
   * @param modifiedRange - Content of the scope around it.
   */
  protected abstract constructContentRange(originalRange: Range, modifiedRange: Range): Range;
}

/** Implements "head": stretches a target back to the start of a scope. */
export declare class HeadStage extends HeadTailStage {
  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - May carry modifiers that lead to the scope.
   */
  constructor(modifier: HeadTailModifier);

  /**
   * Runs from the start of the scope to the end of the target.
   *
   * @param originalRange - Content of the target.
   * @param modifiedRange - Content of the scope around it.
   */
  protected constructContentRange(originalRange: Range, modifiedRange: Range): Range;
}

/** Implements "tail": stretches a target on to the end of a scope. */
export declare class TailStage extends HeadTailStage {
  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - May carry modifiers that lead to the scope.
   */
  constructor(modifier: HeadTailModifier);

  /**
   * Runs from the start of the target to the end of the scope.
   *
   * @param originalRange - Content of the target.
   * @param modifiedRange - Content of the scope around it.
   */
  protected constructContentRange(originalRange: Range, modifiedRange: Range): Range;
}

export {};
