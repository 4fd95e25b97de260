import { CommandId } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { ActionReturnValue } from './actions.types';
import { CallbackAction } from './CallbackAction';
interface Options {
  showDecorations?: boolean;
}
declare abstract class SimpleIdeCommandAction {
  private callbackAction: CallbackAction;
  abstract command: CommandId;
  ensureSingleEditor: boolean;
  ensureSingleTarget: boolean;
  restoreSelection: boolean;
  showDecorations: boolean;
  constructor(graph: Graph);
  run(targets: [Target[]], options?: Options): Promise<ActionReturnValue>;
}
export declare class CopyToClipboard extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleEditor: boolean;
}
export declare class ToggleLineComment extends SimpleIdeCommandAction {
  command: CommandId;
}
export declare class IndentLine extends SimpleIdeCommandAction {
  command: CommandId;
}
export declare class OutdentLine extends SimpleIdeCommandAction {
  command: CommandId;
}
export declare class Fold extends SimpleIdeCommandAction {
  command: CommandId;
}
export declare class Unfold extends SimpleIdeCommandAction {
  command: CommandId;
}
export declare class Rename extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
}
export declare class ShowReferences extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
}
export declare class ShowQuickFix extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
}
export declare class RevealDefinition extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
  restoreSelection: boolean;
}
export declare class RevealTypeDefinition extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
  restoreSelection: boolean;
}
export declare class ShowHover extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
  restoreSelection: boolean;
}
export declare class ShowDebugHover extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
  restoreSelection: boolean;
}
export declare class ExtractVariable extends SimpleIdeCommandAction {
  command: CommandId;
  ensureSingleTarget: boolean;
  restoreSelection: boolean;
}
