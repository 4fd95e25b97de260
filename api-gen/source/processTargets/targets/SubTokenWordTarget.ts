import { Range } from '../../libs/common';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import PlainTarget from './PlainTarget';
import { TextEditor } from '../../libs/common';
import { Target } from '../../typings/target.types';

export interface SubTokenTargetParameters extends CommonTargetParameters {
  readonly insertionDelimiter: string;
  readonly leadingDelimiterRange?: Range;
  readonly trailingDelimiterRange?: Range;
}

declare class SubTokenWordTarget extends BaseTarget {
  private leadingDelimiterRange_?: Range;
  private trailingDelimiterRange_?: Range;
  insertionDelimiter: string;
  constructor(parameters: SubTokenTargetParameters);
  getLeadingDelimiterTarget(): PlainTarget | undefined;
  getTrailingDelimiterTarget(): PlainTarget | undefined;
  getRemovalRange(): Range;
  protected getCloneParameters(): {
    leadingDelimiterRange: Range | undefined;
    trailingDelimiterRange: Range | undefined;
    editor: TextEditor;
    isReversed: boolean;
    contentRange: Range;
    thatTarget?: Target | undefined;
  };
}

export default SubTokenWordTarget;
