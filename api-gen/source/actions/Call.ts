import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class Call implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(targets: [Target[], Target[]]): Promise<ActionReturnValue>;
}

export default Call;
