import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class ToggleBreakpoint implements Action {
  private graph: Graph;
  getFinalStages: () => ModifyIfUntypedStage[];
  constructor(graph: Graph);
  run(targets: [Target[], Target[]]): Promise<ActionReturnValue>;
}

export default ToggleBreakpoint;
