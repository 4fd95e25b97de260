/**
 * Targets that lie inside something.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';

/** What an interior is made from; the content follows from the full range. */
export interface InteriorTargetParameters extends Omit<CommonTargetParameters, 'contentRange'> {
  /** Everything between the delimiters, whitespace included. */
  readonly fullInteriorRange: Range;
}

/**
 * The inside of a pair of delimiters or of a syntax node. Its content excludes whitespace at the
 * edges, but removing it takes that along.
 */
declare class InteriorTarget extends BaseTarget {
  /** A space. */
  insertionDelimiter: string;

  /** Everything between the delimiters, whitespace included. */
  private readonly fullInteriorRange: Range;

  /**
   * Makes the target and derives its content.
   *
   * @param parameters - Everything but the content.
   */
  constructor(parameters: InteriorTargetParameters);

  /** Finds nothing, since the delimiter belongs to the bounds. */
  getLeadingDelimiterTarget: () => undefined;

  /** Finds nothing, since the delimiter belongs to the bounds. */
  getTrailingDelimiterTarget: () => undefined;

  /** Deletes everything between the delimiters. */
  getRemovalRange: () => Range;

  /** Adds the full range to the common parameters. */
  protected getCloneParameters(): CommonTargetParameters & InteriorTargetParameters;

  /**
   * Joins two interiors to one that runs from the first through the last.
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
}

export default InteriorTarget;
