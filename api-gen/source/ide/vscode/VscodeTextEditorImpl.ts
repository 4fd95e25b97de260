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
export declare class VscodeTextEditorImpl implements EditableTextEditor {
  readonly id: string;
  private ide: VscodeIDE;
  private editor: vscode.TextEditor;
  readonly document: TextDocument;
  constructor(id: string, ide: VscodeIDE, editor: vscode.TextEditor);
  get vscodeEditor(): vscode.TextEditor;
  get selections(): Selection[];
  set selections(selections: Selection[]);
  get visibleRanges(): Range[];
  get options(): TextEditorOptions;
  set options(options: TextEditorOptions);
  get isActive(): boolean;
  isEqual(other: TextEditor): boolean;
  revealRange(range: Range): Promise<void>;
  revealLine(lineNumber: number, at: RevealLineAt): Promise<void>;
  setDecorations(decorationType: TextEditorDecorationType, ranges: readonly Range[]): Promise<void>;
  edit(
    callback: (editBuilder: TextEditorEdit) => void,
    options?: {
      undoStopBefore: boolean;
      undoStopAfter: boolean;
    },
  ): Promise<boolean>;
  focus(): Promise<void>;
  editNewNotebookCellAbove(): Promise<(selection: Selection) => Selection>;
  editNewNotebookCellBelow(): Promise<void>;
  openLink(location?: Position | Range): Promise<boolean>;
  fold(ranges?: Range[]): Promise<void>;
  unfold(ranges?: Range[]): Promise<void>;
  toggleBreakpoint(descriptors?: BreakpointDescriptor[]): Promise<void>;
  toggleLineComment(_ranges?: Range[]): Promise<void>;
  clipboardCopy(_ranges?: Range[]): Promise<void>;
  clipboardPaste(_ranges?: Range[]): Promise<void>;
  indentLine(_ranges?: Range[]): Promise<void>;
  outdentLine(_ranges?: Range[]): Promise<void>;
  insertLineAfter(ranges?: Range[]): Promise<void>;
  insertSnippet(snippet: string, ranges?: Range[]): Promise<void>;
  rename(_range?: Range): Promise<void>;
  showReferences(_range?: Range): Promise<void>;
  quickFix(_range?: Range): Promise<void>;
  revealDefinition(_range?: Range): Promise<void>;
  revealTypeDefinition(_range?: Range): Promise<void>;
  showHover(_range?: Range): Promise<void>;
  showDebugHover(_range?: Range): Promise<void>;
  extractVariable(_range?: Range): Promise<void>;
}
