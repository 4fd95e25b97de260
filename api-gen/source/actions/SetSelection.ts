import { Selection } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
export declare class SetSelection implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  protected getSelection(target: Target): Selection;
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
export declare class SetSelectionBefore extends SetSelection {
  protected getSelection(target: Target): Selection;
}
export declare class SetSelectionAfter extends SetSelection {
  protected getSelection(target: Target): Selection;
}
