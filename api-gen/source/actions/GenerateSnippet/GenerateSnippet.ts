import { Target } from '../../typings/target.types';
import { Graph } from '../../typings/Types';
import { Action, ActionReturnValue } from '../actions.types';
declare class GenerateSnippet implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(targets: [Target[]], snippetName?: string): Promise<ActionReturnValue>;
}

export default GenerateSnippet;
