import type { EditableTextEditor, TextEditor } from '../..';
import { Capabilities } from '../types/Capabilities';
import type { TextDocumentChangeEvent } from '../types/Events';
import type { Disposable, IDE, RunMode, WorkspaceFolder } from '../types/ide.types';
import FakeClipboard from './FakeClipboard';
import FakeConfiguration from './FakeConfiguration';
import FakeGlobalState from './FakeGlobalState';
import FakeMessages from './FakeMessages';
declare class FakeIDE implements IDE {
  configuration: FakeConfiguration;
  messages: FakeMessages;
  globalState: FakeGlobalState;
  clipboard: FakeClipboard;
  capabilities: Capabilities;
  runMode: RunMode;
  workspaceFolders: readonly WorkspaceFolder[] | undefined;
  private disposables: Disposable[];
  private assetsRoot_: string | undefined;
  constructor();
  mockAssetsRoot(_assetsRoot: string): void;
  get assetsRoot(): string;
  get activeTextEditor(): TextEditor | undefined;
  get activeEditableTextEditor(): EditableTextEditor | undefined;
  get visibleTextEditors(): TextEditor[];
  getEditableTextEditor(_editor: TextEditor): EditableTextEditor;
  findInWorkspace(_query: string): Promise<void>;
  openTextDocument(_path: string): Promise<TextEditor>;
  showInputBox(_options?: any): Promise<string | undefined>;
  executeCommand<T>(_command: string, ..._args: any[]): Promise<T | undefined>;
  onDidChangeTextDocument(_listener: (event: TextDocumentChangeEvent) => void): Disposable;
  disposeOnExit(...disposables: Disposable[]): () => void;
  exit(): void;
}

export default FakeIDE;
