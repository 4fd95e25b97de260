/**
 * Targets that are nothing but a range.
 *
 * @module
 * @primaryExport
 */
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import { Range } from '../../libs/common';

/**
 * A stretch of text without delimiters, such as a character or a delimiter itself. Inserting beside
 * it adds nothing, and removing it takes nothing along.
 */
declare class PlainTarget extends BaseTarget {
  /** Empty. */
  insertionDelimiter: string;

  /** Finds nothing. */
  getLeadingDelimiterTarget: () => undefined;

  /** Finds nothing. */
  getTrailingDelimiterTarget: () => undefined;

  /** Deletes exactly the content. */
  getRemovalRange: () => Range;

  /** Returns the common parameters. */
  protected getCloneParameters: () => CommonTargetParameters;
}

export default PlainTarget;
