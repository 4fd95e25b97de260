import { EditableTextEditor, TextEditor } from '../types/TextEditor';
import { Capabilities } from './types/Capabilities';
import { Clipboard } from './types/Clipboard';
import { Configuration } from './types/Configuration';
import { TextDocumentChangeEvent } from './types/Events';
import { Disposable, IDE, RunMode, WorkspaceFolder } from './types/ide.types';
import { Messages } from './types/Messages';
import { State } from './types/State';
declare class PassthroughIDEBase implements IDE {
  private original: IDE;
  configuration: Configuration;
  globalState: State;
  clipboard: Clipboard;
  messages: Messages;
  capabilities: Capabilities;
  constructor(original: IDE);
  get activeTextEditor(): TextEditor | undefined;
  get activeEditableTextEditor(): EditableTextEditor | undefined;
  get visibleTextEditors(): TextEditor[];
  get assetsRoot(): string;
  get runMode(): RunMode;
  get workspaceFolders(): readonly WorkspaceFolder[] | undefined;
  findInWorkspace(query: string): Promise<void>;
  openTextDocument(path: string): Promise<TextEditor>;
  showInputBox(options?: any): Promise<string | undefined>;
  getEditableTextEditor(editor: TextEditor): EditableTextEditor;
  executeCommand<T>(command: string, ...args: any[]): Promise<T | undefined>;
  onDidChangeTextDocument(listener: (event: TextDocumentChangeEvent) => void): Disposable;
  disposeOnExit(...disposables: Disposable[]): () => void;
}

export default PassthroughIDEBase;
