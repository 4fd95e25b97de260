import { EditStyleName } from '../core/editStyles';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class Highlight implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(targets: [Target[]], styleName?: EditStyleName): Promise<ActionReturnValue>;
}

export default Highlight;
