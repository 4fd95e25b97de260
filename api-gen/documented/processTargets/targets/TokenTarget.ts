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

/** A token, set off by the spaces around it. */
declare class TokenTarget extends BaseTarget {
  /** A space. */
  insertionDelimiter: string;

  /** Finds the whitespace before the token. */
  getLeadingDelimiterTarget(): Target | undefined;

  /** Finds the whitespace after the token. */
  getTrailingDelimiterTarget(): Target | undefined;

  /** Deletes the token with whitespace on one side, unless its neighbors would run together. */
  getRemovalRange(): Range;

  /** Returns the common parameters. */
  protected getCloneParameters(): CommonTargetParameters;
}

export default TokenTarget;
