import BaseTarget from './BaseTarget';
import { Range } from '../../libs/common';
import { CommonTargetParameters } from './BaseTarget';

declare class RawSelectionTarget extends BaseTarget {
  insertionDelimiter: string;
  isRaw: boolean;
  getLeadingDelimiterTarget: () => undefined;
  getTrailingDelimiterTarget: () => undefined;
  getRemovalRange: () => Range;
  protected getCloneParameters: () => CommonTargetParameters;
}

export default RawSelectionTarget;
