import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class Delete implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(
    targets: [Target[]],
    options?: {
      showDecorations?: boolean | undefined;
    },
  ): Promise<ActionReturnValue>;
}

export default Delete;
