/**
 * Targets that are pairs of delimiters.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import InteriorTarget from './InteriorTarget';
import TokenTarget from './TokenTarget';

/** What a pair is made from. */
interface SurroundingPairTargetParameters extends CommonTargetParameters {
  /** Everything between the delimiters, for "inside". */
  readonly interiorRange: Range;

  /** The left and the right delimiter, for "bounds". */
  readonly boundary: [Range, Range];
}

/** A pair of delimiters with everything between them, as in "round" or "pair". */
declare class SurroundingPairTarget extends BaseTarget {
  /** A space. */
  insertionDelimiter: string;

  /** Everything between the delimiters. */
  private interiorRange_: Range;

  /** The left and the right delimiter. */
  private boundary_: [Range, Range];

  /**
   * Makes a target of a pair, delimiters included.
   *
   * @param parameters - The pair with its delimiters and its inside.
   */
  constructor(parameters: SurroundingPairTargetParameters);

  /** Finds the whitespace before the left delimiter. */
  getLeadingDelimiterTarget(): Target | undefined;

  /** Finds the whitespace after the right delimiter. */
  getTrailingDelimiterTarget(): Target | undefined;

  /** Deletes the pair with everything in it and with whitespace on one side. */
  getRemovalRange(): Range;

  /** Takes what is between the delimiters. */
  getInteriorStrict(): InteriorTarget[];

  /** Takes the two delimiters. */
  getBoundaryStrict(): TokenTarget[];

  /** Adds delimiters and inside to the common parameters. */
  protected getCloneParameters(): SurroundingPairTargetParameters;
}

export default SurroundingPairTarget;
