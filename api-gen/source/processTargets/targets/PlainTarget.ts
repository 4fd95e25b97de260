import BaseTarget from './BaseTarget';
import { Range } from '../../libs/common';
import { CommonTargetParameters } from './BaseTarget';

declare class PlainTarget extends BaseTarget {
  insertionDelimiter: string;
  getLeadingDelimiterTarget: () => undefined;
  getTrailingDelimiterTarget: () => undefined;
  getRemovalRange: () => Range;
  protected getCloneParameters: () => CommonTargetParameters;
}

export default PlainTarget;
