import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
import { CallbackAction } from './CallbackAction';
interface Options {
  commandArgs?: any[];
  ensureSingleEditor?: boolean;
  ensureSingleTarget?: boolean;
  restoreSelection?: boolean;
  showDecorations?: boolean;
}
declare class ExecuteCommand implements Action {
  private callbackAction: CallbackAction;
  constructor(graph: Graph);
  run(targets: [Target[]], commandId: string, options?: Options): Promise<ActionReturnValue>;
}

export default ExecuteCommand;
