import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class Wrap implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(targets: [Target[]], left: string, right: string): Promise<ActionReturnValue>;
}

export default Wrap;
