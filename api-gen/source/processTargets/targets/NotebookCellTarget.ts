import { Target } from '../../typings/target.types';
import { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import { Range } from '../../libs/common';

declare class NotebookCellTarget extends BaseTarget {
  insertionDelimiter: string;
  isNotebookCell: boolean;
  constructor(parameters: CommonTargetParameters);
  getLeadingDelimiterTarget: () => undefined;
  getTrailingDelimiterTarget: () => undefined;
  getRemovalRange: () => Range;
  protected getCloneParameters(): CommonTargetParameters;
  toPositionTarget(position: Position): Target;
}

interface NotebookCellPositionTargetParameters extends CommonTargetParameters {
  readonly position: Position;
}

export declare class NotebookCellPositionTarget extends BaseTarget {
  insertionDelimiter: string;
  isNotebookCell: boolean;
  position: Position;
  constructor(parameters: NotebookCellPositionTargetParameters);
  getLeadingDelimiterTarget: () => undefined;
  getTrailingDelimiterTarget: () => undefined;
  getRemovalRange: () => Range;
  protected getCloneParameters(): NotebookCellPositionTargetParameters;
}

export default NotebookCellTarget;
