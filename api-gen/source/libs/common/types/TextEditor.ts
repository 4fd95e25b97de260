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
export interface TextEditor {
  readonly id: string;
  readonly document: TextDocument;
  readonly visibleRanges: Range[];
  readonly selections: Selection[];
  readonly options: TextEditorOptions;
  readonly isActive: boolean;
  isEqual(other: TextEditor): boolean;
}
export interface EditableTextEditor extends TextEditor {
  selections: Selection[];
  options: TextEditorOptions;
  revealRange(range: Range): Promise<void>;
  revealLine(lineNumber: number, at: RevealLineAt): Promise<void>;
  focus(): Promise<void>;
  setDecorations(decorationType: TextEditorDecorationType, ranges: readonly Range[]): Promise<void>;
  edit(
    callback: (editBuilder: TextEditorEdit) => void,
    options?: {
      undoStopBefore: boolean;
      undoStopAfter: boolean;
    },
  ): Promise<boolean>;
  editNewNotebookCellAbove(): Promise<(selection: Selection) => Selection>;
  editNewNotebookCellBelow(): Promise<void>;
  openLink(location?: Position | Range): Promise<boolean>;
  fold(ranges?: Range[]): Promise<void>;
  unfold(ranges?: Range[]): Promise<void>;
  clipboardCopy(ranges?: Range[]): Promise<void>;
  clipboardPaste(ranges?: Range[]): Promise<void>;
  toggleBreakpoint(descriptors?: BreakpointDescriptor[]): Promise<void>;
  toggleLineComment(ranges?: Range[]): Promise<void>;
  indentLine(ranges?: Range[]): Promise<void>;
  outdentLine(ranges?: Range[]): Promise<void>;
  insertLineAfter(ranges?: Range[]): Promise<void>;
  insertSnippet(snippet: string, ranges?: Range[]): Promise<void>;
  rename(range?: Range): Promise<void>;
  showReferences(range?: Range): Promise<void>;
  quickFix(range?: Range): Promise<void>;
  revealDefinition(range?: Range): Promise<void>;
  revealTypeDefinition(range?: Range): Promise<void>;
  showHover(range?: Range): Promise<void>;
  showDebugHover(range?: Range): Promise<void>;
  extractVariable(range?: Range): Promise<void>;
}
interface LineBreakpointDescriptor {
  type: 'line';
  startLine: number;
  endLine: number;
}
interface InlineBreakpointDescriptor {
  type: 'inline';
  range: Range;
}
export type BreakpointDescriptor = LineBreakpointDescriptor | InlineBreakpointDescriptor;
