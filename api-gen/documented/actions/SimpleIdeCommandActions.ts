/**
 * Actions that hand the targets to a single command of the editor.
 *
 * @module
 */

import { CommandId } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { ActionReturnValue } from './actions.types';
import { CallbackAction } from './CallbackAction';

/** Settings for one run. */
interface Options {
  /** Whether to color the targets briefly; if absent, the action decides. */
  showDecorations?: boolean;
}

/**
 * The base of actions that consist of one editor command. Where the editor can run the command on a
 * given range, the cursor stays; otherwise the target is selected first. {@link CallbackAction}
 * does the work.
 */
declare abstract class SimpleIdeCommandAction {
  private callbackAction: CallbackAction;

  /** The editor command that the action stands for. */
  abstract command: CommandId;

  /** Whether all targets must be in one editor; `false` unless a subclass says otherwise. */
  ensureSingleEditor: boolean;

  /** Whether there must be exactly one target; `false` unless a subclass says otherwise. */
  ensureSingleTarget: boolean;

  /** Whether the selections are put back afterwards; `true` unless a subclass says otherwise. */
  restoreSelection: boolean;

  /** Whether the targets are colored briefly; `true` unless a subclass says otherwise. */
  showDecorations: boolean;

  /**
   * Creates a `SimpleIdeCommandAction`.
   *
   * @param graph - The shared objects, handed on to {@link CallbackAction}.
   */
  constructor(graph: Graph);

  /**
   * Runs the command on the targets.
   *
   * @param targets - A tuple with the list of targets.
   * @param options - Settings for this run.
   * @returns The targets as "that" mark.
   * @throws An error when the editor does not have the command, or when the targets are too many
   *   for it.
   */
  run(targets: [Target[]], options?: Options): Promise<ActionReturnValue>;
}

/** Copies the targets' text; spoken "copy". */
export declare class CopyToClipboard extends SimpleIdeCommandAction {
  /** The clipboard's copy command. */
  command: CommandId;

  /** Copying works in one editor at a time. */
  ensureSingleEditor: boolean;
}

/** Comments lines in or out; spoken "comment". */
export declare class ToggleLineComment extends SimpleIdeCommandAction {
  /** The command that toggles line comments. */
  command: CommandId;
}

/** Indents lines by one level; spoken "indent". */
export declare class IndentLine extends SimpleIdeCommandAction {
  /** The command that indents lines. */
  command: CommandId;
}

/** Outdents lines by one level; spoken "dedent". */
export declare class OutdentLine extends SimpleIdeCommandAction {
  /** The command that outdents lines. */
  command: CommandId;
}

/** Folds regions; spoken "fold". */
export declare class Fold extends SimpleIdeCommandAction {
  /** The command that folds. */
  command: CommandId;
}

/** Unfolds regions; spoken "unfold". */
export declare class Unfold extends SimpleIdeCommandAction {
  /** The command that unfolds. */
  command: CommandId;
}

/** Starts renaming a symbol; spoken "rename". */
export declare class Rename extends SimpleIdeCommandAction {
  /** The command that renames. */
  command: CommandId;

  /** Only one symbol can be renamed at a time. */
  ensureSingleTarget: boolean;
}

/** Shows where a symbol is used; spoken "reference". */
export declare class ShowReferences extends SimpleIdeCommandAction {
  /** The command that shows references. */
  command: CommandId;

  /** The references of only one symbol can be shown. */
  ensureSingleTarget: boolean;
}

/** Opens the quick fixes for a place; spoken "quick fix". */
export declare class ShowQuickFix extends SimpleIdeCommandAction {
  /** The command that shows quick fixes. */
  command: CommandId;

  /** The menu can open at one place only. */
  ensureSingleTarget: boolean;
}

/** Goes to a symbol's definition; spoken "define". */
export declare class RevealDefinition extends SimpleIdeCommandAction {
  /** The command that reveals the definition. */
  command: CommandId;

  /** One can jump to one definition only. */
  ensureSingleTarget: boolean;

  /** The cursor stays at the definition. */
  restoreSelection: boolean;
}

/** Goes to the definition of a symbol's type; spoken "type deaf". */
export declare class RevealTypeDefinition extends SimpleIdeCommandAction {
  /** The command that reveals the type's definition. */
  command: CommandId;

  /** One can jump to one definition only. */
  ensureSingleTarget: boolean;

  /** The cursor stays at the definition. */
  restoreSelection: boolean;
}

/** Shows the hover with types and documentation; spoken "hover". */
export declare class ShowHover extends SimpleIdeCommandAction {
  /** The command that shows the hover. */
  command: CommandId;

  /** Only one hover can be open. */
  ensureSingleTarget: boolean;

  /** Moving the cursor back would close the hover. */
  restoreSelection: boolean;
}

/** Shows the value of an expression while debugging; spoken "inspect". */
export declare class ShowDebugHover extends SimpleIdeCommandAction {
  /** The command that shows the debugger's hover. */
  command: CommandId;

  /** Only one hover can be open. */
  ensureSingleTarget: boolean;

  /** Moving the cursor back would close the hover. */
  restoreSelection: boolean;
}

/** Starts the refactoring that gives an expression a name; spoken "extract". */
export declare class ExtractVariable extends SimpleIdeCommandAction {
  /** The command that extracts a variable. */
  command: CommandId;

  /** One expression is extracted at a time. */
  ensureSingleTarget: boolean;

  /** The cursor stays in the new variable, which the user is about to name. */
  restoreSelection: boolean;
}
