/**
 * Targets that are lines.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import PlainTarget from './PlainTarget';

/**
 * One or more whole lines. The content excludes indentation, but removal takes the entire lines.
 */
declare class LineTarget extends BaseTarget {
  /** A line break. */
  insertionDelimiter: string;

  /** Always on. */
  isLine: boolean;

  /** The lines with indentation and trailing space. */
  private get fullLineContentRange(): Range;

  /** Finds the line break before the first line, unless it is the first of the document. */
  getLeadingDelimiterTarget(): PlainTarget | undefined;

  /** Finds the line break after the last line, unless it is the last of the document. */
  getTrailingDelimiterTarget(): PlainTarget | undefined;

  /**
   * Deletes the lines with the line break after them or, at the end of the document, before them.
   */
  getRemovalRange(): Range;

  /** Highlights the lines without the line break. */
  getRemovalHighlightRange: () => Range;

  /**
   * Joins the lines with another target of whole lines; with anything else the result has no scope
   * type.
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

  /** Returns the common parameters. */
  protected getCloneParameters(): CommonTargetParameters;
}

export default LineTarget;
