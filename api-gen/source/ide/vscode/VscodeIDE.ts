import type { EditableTextEditor, InputBoxOptions, TextEditor } from '../../libs/common';
import * as vscode from 'vscode';
import { ExtensionContext, WorkspaceFolder } from 'vscode';
import type { TextDocumentChangeEvent } from '../../libs/common/ide/types/Events';
import type { Disposable, IDE, RunMode } from '../../libs/common/ide/types/ide.types';
import { VscodeCapabilities } from './VscodeCapabilities';
import VscodeClipboard from './VscodeClipboard';
import VscodeConfiguration from './VscodeConfiguration';
import VscodeGlobalState from './VscodeGlobalState';
import VscodeMessages from './VscodeMessages';
import { VscodeTextEditorImpl } from './VscodeTextEditorImpl';
declare class VscodeIDE implements IDE {
  private extensionContext: ExtensionContext;
  readonly configuration: VscodeConfiguration;
  readonly globalState: VscodeGlobalState;
  readonly messages: VscodeMessages;
  readonly clipboard: VscodeClipboard;
  readonly capabilities: VscodeCapabilities;
  private editorMap: WeakMap<vscode.TextEditor, VscodeTextEditorImpl>;
  constructor(extensionContext: ExtensionContext);
  get assetsRoot(): string;
  get runMode(): RunMode;
  get workspaceFolders(): readonly WorkspaceFolder[] | undefined;
  get activeTextEditor(): TextEditor | undefined;
  get activeEditableTextEditor(): EditableTextEditor | undefined;
  private getActiveTextEditor(): VscodeTextEditorImpl | undefined;
  get visibleTextEditors(): TextEditor[];
  getEditableTextEditor(editor: TextEditor): EditableTextEditor;
  findInWorkspace(query: string): Promise<void>;
  openTextDocument(path: string): Promise<TextEditor>;
  showInputBox(options?: InputBoxOptions): Promise<string | undefined>;
  executeCommand<T>(command: string, ...args: any[]): Promise<T | undefined>;
  onDidChangeTextDocument(listener: (event: TextDocumentChangeEvent) => void): Disposable;
  fromVscodeEditor(editor: vscode.TextEditor): VscodeTextEditorImpl;
  disposeOnExit(...disposables: Disposable[]): () => void;
}

export default VscodeIDE;
