/**
 * Editors of Visual Studio Code in terms of our own types.
 *
 * @module
 */

import {
  BreakpointDescriptor,
  EditableTextEditor,
  Position,
  Range,
  RevealLineAt,
  Selection,
  TextDocument,
  TextEditor,
  TextEditorDecorationType,
  TextEditorEdit,
  TextEditorOptions,
} from '../../libs/common';
import * as vscode from 'vscode';
import VscodeIDE from './VscodeIDE';

/**
 * Wraps an editor. Commands for which Visual Studio Code takes no range act on the selection and
 * ignore their argument.
 */
export declare class VscodeTextEditorImpl implements EditableTextEditor {
  /** Tells this editor from others. */
  readonly id: string;
  private ide: VscodeIDE;
  private editor: vscode.TextEditor;

  /** The document it shows. */
  readonly document: TextDocument;

  /**
   * Creates a {@link VscodeTextEditorImpl}.
   *
   * @param id - Tells this editor from others.
   * @param ide - The application that the editor belongs to.
   * @param editor - The editor to wrap.
   */
  constructor(id: string, ide: VscodeIDE, editor: vscode.TextEditor);

  /** The editor that is wrapped. */
  get vscodeEditor(): vscode.TextEditor;

  /** The selections; assigning moves the cursors. */
  get selections(): Selection[];
  set selections(selections: Selection[]);

  /** The lines that can be seen. */
  get visibleRanges(): Range[];

  /** The tab settings; they can be assigned. */
  get options(): TextEditorOptions;
  set options(options: TextEditorOptions);

  /** Whether the editor has the focus. */
  get isActive(): boolean;

  /**
   * Compares editors by their identifiers.
   *
   * @param other - Another editor.
   */
  isEqual(other: TextEditor): boolean;

  /**
   * Scrolls until a range can be seen.
   *
   * @param range - The range.
   */
  revealRange(range: Range): Promise<void>;

  /**
   * Scrolls until a line is at a given height.
   *
   * @param lineNumber - The line, zero-based.
   * @param at - The height.
   */
  revealLine(lineNumber: number, at: RevealLineAt): Promise<void>;

  /**
   * Shows a decoration at ranges, and nowhere else in this editor.
   *
   * @param decorationType - The decoration.
   * @param ranges - Where to show it; nowhere if empty.
   */
  setDecorations(decorationType: TextEditorDecorationType, ranges: readonly Range[]): Promise<void>;

  /**
   * Makes edits as one step.
   *
   * @param callback - Collects the edits.
   * @param options - Whether the step can be undone apart from what comes before and after.
   * @returns Whether the edits were applied.
   */
  edit(
    callback: (editBuilder: TextEditorEdit) => void,
    options?: {
      /** Whether undoing the step leaves earlier changes alone. */
      undoStopBefore: boolean;
      /** Whether undoing later changes leaves the step alone. */
      undoStopAfter: boolean;
    },
  ): Promise<boolean>;

  /** Gives this editor the focus. */
  focus(): Promise<void>;

  /**
   * Inserts a notebook cell above this one.
   *
   * @returns A correction for selections that were taken before.
   */
  editNewNotebookCellAbove(): Promise<(selection: Selection) => Selection>;

  /** Inserts a notebook cell below this one. */
  editNewNotebookCellBelow(): Promise<void>;

  /**
   * Opens the link at a location.
   *
   * @param location - The location; the selection if left out.
   * @returns Whether there was a link.
   */
  openLink(location?: Position | Range): Promise<boolean>;

  /**
   * Folds regions.
   *
   * @param ranges - Where they begin; the selections if left out.
   */
  fold(ranges?: Range[]): Promise<void>;

  /**
   * Unfolds regions.
   *
   * @param ranges - Where they begin; the selections if left out.
   */
  unfold(ranges?: Range[]): Promise<void>;

  /**
   * Sets or removes breakpoints.
   *
   * @param descriptors - Where; at the cursors if left out.
   */
  toggleBreakpoint(descriptors?: BreakpointDescriptor[]): Promise<void>;

  /**
   * Comments the selected lines in or out.
   *
   * @param _ranges - Not used.
   */
  toggleLineComment(_ranges?: Range[]): Promise<void>;

  /**
   * Copies the selections.
   *
   * @param _ranges - Not used.
   */
  clipboardCopy(_ranges?: Range[]): Promise<void>;

  /**
   * Pastes at the selections.
   *
   * @param _ranges - Not used.
   */
  clipboardPaste(_ranges?: Range[]): Promise<void>;

  /**
   * Indents the selected lines.
   *
   * @param _ranges - Not used.
   */
  indentLine(_ranges?: Range[]): Promise<void>;

  /**
   * Outdents the selected lines.
   *
   * @param _ranges - Not used.
   */
  outdentLine(_ranges?: Range[]): Promise<void>;

  /**
   * Opens a line below each place, indented by the language's rules, and puts the cursors there.
   *
   * @param ranges - The places; the selections if left out.
   */
  insertLineAfter(ranges?: Range[]): Promise<void>;

  /**
   * Inserts a snippet.
   *
   * @param snippet - The snippet in TextMate syntax.
   * @param ranges - What to replace; the selections if left out.
   */
  insertSnippet(snippet: string, ranges?: Range[]): Promise<void>;

  /**
   * Starts renaming the selected symbol.
   *
   * @param _range - Not used.
   */
  rename(_range?: Range): Promise<void>;

  /**
   * Shows where the selected symbol is used.
   *
   * @param _range - Not used.
   */
  showReferences(_range?: Range): Promise<void>;

  /**
   * Opens the quick fixes at the cursor.
   *
   * @param _range - Not used.
   */
  quickFix(_range?: Range): Promise<void>;

  /**
   * Goes to the definition of the selected symbol.
   *
   * @param _range - Not used.
   */
  revealDefinition(_range?: Range): Promise<void>;

  /**
   * Goes to the definition of the selected symbol's type.
   *
   * @param _range - Not used.
   */
  revealTypeDefinition(_range?: Range): Promise<void>;

  /**
   * Shows the hover at the cursor.
   *
   * @param _range - Not used.
   */
  showHover(_range?: Range): Promise<void>;

  /**
   * Shows the debugger's hover at the cursor.
   *
   * @param _range - Not used.
   */
  showDebugHover(_range?: Range): Promise<void>;

  /**
   * Extracts the selected expression to a variable.
   *
   * @param _range - Not used.
   */
  extractVariable(_range?: Range): Promise<void>;
}
