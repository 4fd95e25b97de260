import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class Rewrap implements Action {
  private graph: Graph;
  getFinalStages: () => ModifyIfUntypedStage[];
  constructor(graph: Graph);
  run(targets: [Target[]], left: string, right: string): Promise<ActionReturnValue>;
}

export default Rewrap;
