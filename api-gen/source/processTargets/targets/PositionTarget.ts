import { Range } from '../../libs/common';
import { BaseTarget, CommonTargetParameters } from '.';
import { EditNewActionType } from '../../typings/target.types';
import { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { EditWithRangeUpdater } from '../../typings/Types';

interface PositionTargetParameters extends CommonTargetParameters {
  readonly position: Position;
  readonly insertionDelimiter: string;
  readonly isRaw: boolean;
}

declare class PositionTarget extends BaseTarget {
  insertionDelimiter: string;
  isRaw: boolean;
  private position: Position;
  private isLineDelimiter: boolean;
  private isBefore: boolean;
  private indentationString: string;
  constructor(parameters: PositionTargetParameters);
  getLeadingDelimiterTarget: () => undefined;
  getTrailingDelimiterTarget: () => undefined;
  getRemovalRange: () => Range;
  getEditNewActionType(): EditNewActionType;
  constructChangeEdit(text: string): EditWithRangeUpdater;
  protected getCloneParameters(): PositionTargetParameters;
  private constructEditWithDelimiters(text: string): EditWithRangeUpdater;
  private constructEditWithoutDelimiters(text: string): EditWithRangeUpdater;
  private getEditRange(): Range;
  private getEditText(text: string): string;
  private updateRange(range: Range, text: string): Range;
}

export declare function removalUnsupportedForPosition(position: string): Range;

export default PositionTarget;
