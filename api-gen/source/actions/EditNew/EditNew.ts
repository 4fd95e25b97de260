import { ModifierStage } from '../../processTargets/PipelineStages.types';
import { Target } from '../../typings/target.types';
import { Graph } from '../../typings/Types';
import { Action, ActionReturnValue } from '../actions.types';
export declare class EditNew implements Action {
  private graph: Graph;
  getFinalStages(): ModifierStage[];
  constructor(graph: Graph);
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
export declare class EditNewBefore extends EditNew {
  getFinalStages(): ModifierStage[];
}
export declare class EditNewAfter extends EditNew {
  getFinalStages(): ModifierStage[];
}
