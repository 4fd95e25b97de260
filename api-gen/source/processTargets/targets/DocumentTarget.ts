import { Range } from '../../libs/common';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import PlainTarget from './PlainTarget';

declare class DocumentTarget extends BaseTarget {
  insertionDelimiter: string;
  isLine: boolean;
  constructor(parameters: CommonTargetParameters);
  getLeadingDelimiterTarget(): undefined;
  getTrailingDelimiterTarget(): undefined;
  getRemovalRange(): Range;
  getInteriorStrict(): PlainTarget[];
  protected getCloneParameters(): CommonTargetParameters;
}

export default DocumentTarget;
