/** The part of Visual Studio Code's extension API that Cursorless's public surface mentions. */
declare module 'vscode' {
  /** A place in a document: zero-based line and character. */
  export class Position {
    readonly line: number;
    readonly character: number;
    constructor(line: number, character: number);
  }

  /** Two positions and what lies between them. */
  export class Range {
    readonly start: Position;
    readonly end: Position;
    constructor(start: Position, end: Position);
  }

  /** A range that knows which of its ends is the cursor. */
  export class Selection extends Range {
    readonly anchor: Position;
    readonly active: Position;
  }

  /** The address of a resource. */
  export interface Uri {
    readonly scheme: string;
    readonly authority: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
    readonly fsPath: string;
    toString(skipEncoding?: boolean): string;
  }

  /** A range in a resource. */
  export interface Location {
    readonly uri: Uri;
    readonly range: Range;
  }

  /** Something that must be released. */
  export class Disposable {
    constructor(callOnDispose: () => unknown);
    dispose(): unknown;
  }

  /** How the lines of a document end. */
  export enum EndOfLine {
    LF = 1,
    CRLF = 2,
  }

  /** How the cursor is drawn. */
  export enum TextEditorCursorStyle {
    Line = 1,
    Block = 2,
    Underline = 3,
    LineThin = 4,
    BlockOutline = 5,
    UnderlineThin = 6,
  }

  /** One line of a document. */
  export interface TextLine {
    readonly lineNumber: number;
    readonly text: string;
    readonly range: Range;
  }

  /** An open text file. */
  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly version: number;
    readonly eol: EndOfLine;
    readonly lineCount: number;
  }

  /** A notebook and its cells. */
  export interface NotebookDocument {
    readonly uri: Uri;
    readonly notebookType: string;
  }

  /** Settings of one editor, such as its tab size and cursor style. */
  export interface TextEditorOptions {
    tabSize?: number | string;
    insertSpaces?: boolean | string;
    cursorStyle?: TextEditorCursorStyle;
  }

  /** A visible text editor. */
  export interface TextEditor {
    readonly document: TextDocument;
    readonly visibleRanges: readonly Range[];
    selections: readonly Selection[];
    options: TextEditorOptions;
  }

  /** Says that the selections of an editor have changed. */
  export interface TextEditorSelectionChangeEvent {
    readonly textEditor: TextEditor;
    readonly selections: readonly Selection[];
  }

  /** A style that decorations share. */
  export interface TextEditorDecorationType {
    readonly key: string;
    dispose(): void;
  }

  /** An entry of the window's status bar. */
  export interface StatusBarItem {
    text: string;
    show(): void;
    hide(): void;
    dispose(): void;
  }

  /** A folder that is open in the window. */
  export interface WorkspaceFolder {
    readonly uri: Uri;
    readonly name: string;
    readonly index: number;
  }

  /** What an extension gets when it is activated. */
  export interface ExtensionContext {
    readonly subscriptions: { dispose(): unknown }[];
    readonly extensionPath: string;
  }
}
