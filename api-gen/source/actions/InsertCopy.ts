import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { SelectionWithEditor, Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
declare class InsertCopy implements Action {
  private graph: Graph;
  private isBefore: boolean;
  getFinalStages: () => ModifyIfUntypedStage[];
  constructor(graph: Graph, isBefore: boolean);
  run(targets: [Target[]]): Promise<ActionReturnValue>;
  private runForEditor(
    editor: TextEditor,
    targets: Target[],
  ): Promise<{
    sourceMark: SelectionWithEditor[];
    thatMark: SelectionWithEditor[];
  }>;
}
export declare class CopyContentBefore extends InsertCopy {
  constructor(graph: Graph);
}
export declare class CopyContentAfter extends InsertCopy {
  constructor(graph: Graph);
}
