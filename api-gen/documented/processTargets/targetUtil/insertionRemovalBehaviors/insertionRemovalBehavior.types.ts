/**
 * What a rule for insertion and removal consists of.
 *
 * @module
 * @primaryExport
 */
import type { Range } from '../../../libs/common';
import type { Target } from '../../../typings/target.types';

/** The part of a target that concerns its delimiters. */
interface InsertionRemovalBehavior {
  /** Finds the delimiter before the content. */
  getLeadingDelimiterTarget(): Target | undefined;

  /** Finds the delimiter after the content. */
  getTrailingDelimiterTarget(): Target | undefined;

  /** Computes what to delete along with the content. */
  getRemovalRange(): Range;

  /** Text that sets off what is inserted before or after; missing if nothing is added. */
  insertionDelimiter: string | undefined;
}

export default InsertionRemovalBehavior;
