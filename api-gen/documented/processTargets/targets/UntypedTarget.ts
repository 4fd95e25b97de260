/**
 * Targets for which no scope was named.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import { BaseTarget, CommonTargetParameters } from '.';
import type { Target } from '../../typings/target.types';

/** What a bare target is made from. */
interface UntypedTargetParameters extends CommonTargetParameters {
  /** Whether the target marks out a stretch of text on purpose. */
  readonly hasExplicitRange: boolean;
}

/**
 * What a hat, a cursor or a range of these yields. It behaves like a token, but actions and
 * modifiers may grow it to what suits them.
 */
declare class UntypedTarget extends BaseTarget {
  /** A space. */
  insertionDelimiter: string;

  /** Always off. */
  hasExplicitScopeType: boolean;

  /**
   * Makes a target to which no scope is attached.
   *
   * @param parameters - The range and whether it was marked out on purpose.
   */
  constructor(parameters: UntypedTargetParameters);

  /** Finds the whitespace before the content. */
  getLeadingDelimiterTarget(): Target | undefined;

  /** Finds the whitespace after the content. */
  getTrailingDelimiterTarget(): Target | undefined;

  /**
   * Deletes the content with whitespace on one side; if the content is all whitespace, exactly
   * that.
   */
  getRemovalRange(): Range;

  /**
   * Joins this target and any other to an untyped one.
   *
   * @param isReversed - Whether the joined target faces backwards.
   * @param endTarget - The target at the end; must not start before this one.
   * @param includeStart - Whether this target is part of the result.
   * @param includeEnd - Whether `endTarget` is part of the result.
   */
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;

  /** Adds whether the range is explicit to the common parameters. */
  protected getCloneParameters(): UntypedTargetParameters;
}

export default UntypedTarget;
