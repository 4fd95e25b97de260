/**
 * Targets that are paragraphs.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import LineTarget from './LineTarget';

/** Lines between two empty lines, as in "block". */
declare class ParagraphTarget extends BaseTarget {
  /** An empty line. */
  insertionDelimiter: string;

  /** A paragraph consists of whole lines. */
  isLine: boolean;

  /**
   * Finds the empty lines before the paragraph, up to the previous one or the start of the
   * document.
   */
  getLeadingDelimiterTarget(): LineTarget | undefined;

  /** Finds the empty lines after the paragraph, up to the next one or the end of the document. */
  getTrailingDelimiterTarget(): LineTarget | undefined;

  /** Deletes the paragraph with the empty lines after it or, failing these, before it. */
  getRemovalRange(): Range;

  /** The lines with indentation and trailing space. */
  private get fullLineContentRange(): Range;

  /** Highlights the paragraph and the empty lines that go with it. */
  getRemovalHighlightRange(): Range;

  /**
   * Joins two paragraphs to one, and a paragraph and other lines to lines; with anything else the
   * result has no scope type.
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

export default ParagraphTarget;
