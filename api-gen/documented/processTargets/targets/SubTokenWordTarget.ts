/**
 * Targets that are words of an identifier.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import PlainTarget from './PlainTarget';

/** What a word is made from. */
export interface SubTokenTargetParameters extends CommonTargetParameters {
  /**
   * What stands between the words of the identifier, such as an underscore; empty in camel case.
   */
  readonly insertionDelimiter: string;

  /** The delimiter before the word. */
  readonly leadingDelimiterRange?: Range;

  /** The delimiter after the word. */
  readonly trailingDelimiterRange?: Range;
}

/**
 * A word of an identifier, as in "first word". Removing it takes a delimiter along, so that `a_b_c`
 * becomes `a_c`.
 */
declare class SubTokenWordTarget extends BaseTarget {
  /** The delimiter before the word, if there is one. */
  private leadingDelimiterRange_?: Range;

  /** The delimiter after the word, if there is one. */
  private trailingDelimiterRange_?: Range;

  /** What stands between the words of the identifier. */
  insertionDelimiter: string;

  /**
   * Makes a target of one word of an identifier.
   *
   * @param parameters - The word and its delimiters.
   */
  constructor(parameters: SubTokenTargetParameters);

  /** Finds the delimiter before the word, if there is one. */
  getLeadingDelimiterTarget(): PlainTarget | undefined;

  /** Finds the delimiter after the word, if there is one. */
  getTrailingDelimiterTarget(): PlainTarget | undefined;

  /** Deletes the word with the delimiter after it or, at the end of the identifier, before it. */
  getRemovalRange(): Range;

  /** Adds the delimiters to the common parameters. */
  protected getCloneParameters(): Omit<SubTokenTargetParameters, 'insertionDelimiter'>;
}

export default SubTokenWordTarget;
