/**
 * Editors that show a document.
 *
 * @module
 */

import type {
  Position,
  Range,
  RevealLineAt,
  Selection,
  TextDocument,
  TextEditorDecorationType,
  TextEditorEdit,
  TextEditorOptions,
} from '..';

/** An editor, for reading. To change something, ask `IDE.getEditableTextEditor` for it. */
export interface TextEditor {
  /** Tells this editor from others. */
  readonly id: string;

  /** The document it shows, which is always the same one. */
  readonly document: TextDocument;

  /** The lines that can be seen; there are several ranges where code is folded. */
  readonly visibleRanges: Range[];

  /** The selections and cursors. */
  readonly selections: Selection[];

  /** The tab settings. */
  readonly options: TextEditorOptions;

  /** Whether the editor has the focus. */
  readonly isActive: boolean;

  /**
   * Tells whether both are the same editor.
   *
   * @param other - Another editor.
   */
  isEqual(other: TextEditor): boolean;
}

/**
 * An editor whose document, selections and view can be changed. Where ranges can be given, the
 * selections are used if none are.
 */
export interface EditableTextEditor extends TextEditor {
  /** The selections; assigning moves the cursors. */
  selections: Selection[];

  /** The tab settings; they can be assigned. */
  options: TextEditorOptions;

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

  /** Gives this editor the focus. */
  focus(): Promise<void>;

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
   * @param callback - Collects the edits; the builder is of no use afterwards.
   * @param options - Whether the step can be undone apart from what comes before and after; it
   *   can if left out.
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

  /**
   * Inserts a notebook cell above this one and goes to it.
   *
   * @returns A correction for selections that were taken before, because the cell may not be
   *   there yet when the promise resolves.
   */
  editNewNotebookCellAbove(): Promise<(selection: Selection) => Selection>;

  /** Inserts a notebook cell below this one and goes to it. */
  editNewNotebookCellBelow(): Promise<void>;

  /**
   * Opens the link at a location.
   *
   * @param location - Where the link is.
   * @returns Whether there was one.
   */
  openLink(location?: Position | Range): Promise<boolean>;

  /**
   * Folds regions.
   *
   * @param ranges - Where they begin.
   */
  fold(ranges?: Range[]): Promise<void>;

  /**
   * Unfolds regions.
   *
   * @param ranges - Where they begin.
   */
  unfold(ranges?: Range[]): Promise<void>;

  /**
   * Copies text to the clipboard.
   *
   * @param ranges - What to copy.
   */
  clipboardCopy(ranges?: Range[]): Promise<void>;

  /**
   * Pastes the clipboard.
   *
   * @param ranges - What to replace.
   */
  clipboardPaste(ranges?: Range[]): Promise<void>;

  /**
   * Removes the breakpoints that overlap a place; where there is none, it sets one.
   *
   * @param descriptors - The places.
   */
  toggleBreakpoint(descriptors?: BreakpointDescriptor[]): Promise<void>;

  /**
   * Comments lines in or out.
   *
   * @param ranges - The lines.
   */
  toggleLineComment(ranges?: Range[]): Promise<void>;

  /**
   * Indents lines by one level.
   *
   * @param ranges - The lines.
   */
  indentLine(ranges?: Range[]): Promise<void>;

  /**
   * Outdents lines by one level.
   *
   * @param ranges - The lines.
   */
  outdentLine(ranges?: Range[]): Promise<void>;

  /**
   * Opens a line below each place, indented by the language's rules, and puts the cursors there.
   *
   * @param ranges - The places.
   */
  insertLineAfter(ranges?: Range[]): Promise<void>;

  /**
   * Inserts a snippet and begins its tab stops.
   *
   * @param snippet - The snippet in TextMate syntax.
   * @param ranges - What to replace.
   */
  insertSnippet(snippet: string, ranges?: Range[]): Promise<void>;

  /**
   * Starts renaming a symbol.
   *
   * @param range - The symbol.
   */
  rename(range?: Range): Promise<void>;

  /**
   * Shows where a symbol is used.
   *
   * @param range - The symbol.
   */
  showReferences(range?: Range): Promise<void>;

  /**
   * Opens the menu of quick fixes.
   *
   * @param range - The place to fix.
   */
  quickFix(range?: Range): Promise<void>;

  /**
   * Goes to a symbol's definition.
   *
   * @param range - The symbol.
   */
  revealDefinition(range?: Range): Promise<void>;

  /**
   * Goes to the definition of a symbol's type.
   *
   * @param range - The symbol.
   */
  revealTypeDefinition(range?: Range): Promise<void>;

  /**
   * Shows what the editor knows about a symbol.
   *
   * @param range - The symbol.
   */
  showHover(range?: Range): Promise<void>;

  /**
   * Shows the value of an expression while debugging.
   *
   * @param range - The expression.
   */
  showDebugHover(range?: Range): Promise<void>;

  /**
   * Starts the refactoring that gives an expression a name.
   *
   * @param range - The expression.
   */
  extractVariable(range?: Range): Promise<void>;
}

/** A breakpoint for lines. */
interface LineBreakpointDescriptor {
  /** Tells this object from the other kinds; always `'line'`. */
  type: 'line';

  /** The first line, zero-based. */
  startLine: number;

  /** The last line, itself included. */
  endLine: number;
}

/** A breakpoint at an exact place. */
interface InlineBreakpointDescriptor {
  /** Tells this object from the other kinds; always `'inline'`. */
  type: 'inline';

  /** The place. */
  range: Range;
}

/** Where a breakpoint should be. */
export type BreakpointDescriptor = LineBreakpointDescriptor | InlineBreakpointDescriptor;
