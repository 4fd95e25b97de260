import type { ModifierStage } from '../processTargets/PipelineStages.types';
import type { Target } from '../typings/target.types';
import type { SelectionWithEditor } from '../typings/Types';
import type { ActionType } from '../core/commandRunner/typings/ActionCommand';
export interface ActionReturnValue {
  returnValue?: any;
  thatSelections?: SelectionWithEditor[];
  thatTargets?: Target[];
  sourceSelections?: SelectionWithEditor[];
  sourceTargets?: Target[];
}
export interface Action {
  run(targets: Target[][], ...args: any[]): Promise<ActionReturnValue>;
  getPrePositionStages?(...args: any[]): ModifierStage[];
  getFinalStages?(...args: any[]): ModifierStage[];
}
export type ActionRecord = Record<ActionType, Action>;
