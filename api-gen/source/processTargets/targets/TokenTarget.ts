import { Range } from '../../libs/common';
import { BaseTarget } from '.';
import { Target } from '../../typings/target.types';
import { CommonTargetParameters } from './BaseTarget';

declare class TokenTarget extends BaseTarget {
  insertionDelimiter: string;
  getLeadingDelimiterTarget(): Target | undefined;
  getTrailingDelimiterTarget(): Target | undefined;
  getRemovalRange(): Range;
  protected getCloneParameters(): CommonTargetParameters;
}

export default TokenTarget;
