import type { EditableTextEditor, InputBoxOptions, TextEditor } from '../..';
import { URI } from 'vscode-uri';
import { Capabilities } from './Capabilities';
import { Clipboard } from './Clipboard';
import { Configuration } from './Configuration';
import { TextDocumentChangeEvent } from './Events';
import { Messages } from './Messages';
import { State } from './State';
export type RunMode = 'production' | 'development' | 'test';
export interface IDE {
  readonly configuration: Configuration;
  readonly messages: Messages;
  readonly globalState: State;
  readonly clipboard: Clipboard;
  disposeOnExit(...disposables: Disposable[]): () => void;
  readonly assetsRoot: string;
  readonly runMode: RunMode;
  readonly workspaceFolders: readonly WorkspaceFolder[] | undefined;
  readonly activeTextEditor: TextEditor | undefined;
  readonly activeEditableTextEditor: EditableTextEditor | undefined;
  readonly visibleTextEditors: TextEditor[];
  readonly capabilities: Capabilities;
  getEditableTextEditor(editor: TextEditor): EditableTextEditor;
  onDidChangeTextDocument(listener: (event: TextDocumentChangeEvent) => void): Disposable;
  findInWorkspace(query: string): Promise<void>;
  openTextDocument(path: string): Promise<TextEditor>;
  showInputBox(options?: InputBoxOptions): Promise<string | undefined>;
  executeCommand<T>(command: string, ...args: any[]): Promise<T | undefined>;
}
export interface WorkspaceFolder {
  uri: URI;
  name: string;
}
export interface Disposable {
  dispose(): void;
}
export type EndOfLine = 'LF' | 'CRLF';
