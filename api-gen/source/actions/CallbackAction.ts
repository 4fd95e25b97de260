import { EditableTextEditor, TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
interface CallbackOptions {
  callback: (editor: EditableTextEditor, targets: Target[]) => Promise<void>;
  ensureSingleEditor: boolean;
  ensureSingleTarget: boolean;
  setSelection: boolean;
  restoreSelection: boolean;
  showDecorations: boolean;
}
export declare class CallbackAction implements Action {
  private graph: Graph;
  constructor(graph: Graph);
  run(targets: [Target[]], options: CallbackOptions): Promise<ActionReturnValue>;
  private runForEditor(
    options: CallbackOptions,
    editor: TextEditor,
    targets: Target[],
  ): Promise<Target[]>;
}
