/**
 * Targets that are taken literally.
 *
 * @module
 * @primaryExport
 */
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import { Range } from '../../libs/common';

/**
 * A stretch of text marked by "just": nothing is added around what replaces it, and nothing goes
 * with it when it is removed.
 */
declare class RawSelectionTarget extends BaseTarget {
  /** Empty. */
  insertionDelimiter: string;

  /** Always on. */
  isRaw: boolean;

  /** Finds nothing. */
  getLeadingDelimiterTarget: () => undefined;

  /** Finds nothing. */
  getTrailingDelimiterTarget: () => undefined;

  /** Deletes exactly the content. */
  getRemovalRange: () => Range;

  /** Returns the common parameters. */
  protected getCloneParameters: () => CommonTargetParameters;
}

export default RawSelectionTarget;
