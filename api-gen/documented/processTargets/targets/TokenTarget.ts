/**
 * Targets that are tokens.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import { BaseTarget } from '.';
import { Target } from '../../typings/target.types';
import { CommonTargetParameters } from './BaseTarget';

/** A word or symbol in running text, set off by spaces. */
declare class TokenTarget extends BaseTarget {
  /** A space. */
  insertionDelimiter: string;

  /** Finds the white space before the token. */
  getLeadingDelimiterTarget(): Target | undefined;

  /** Finds the white space after the token. */
  getTrailingDelimiterTarget(): Target | undefined;

  /** Deletes the token with white space on one side, unless its neighbours would run together. */
  getRemovalRange(): Range;

  /** Returns the common parameters. */
  protected getCloneParameters(): CommonTargetParameters;
}

export default TokenTarget;
