import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class GetText implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(
    targets: [Target[]],
    options?: {
      showDecorations?: boolean | undefined;
      ensureSingleTarget?: boolean | undefined;
    },
  ): Promise<ActionReturnValue>;
}

export default GetText;
