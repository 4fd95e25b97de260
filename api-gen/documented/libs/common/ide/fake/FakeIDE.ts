/**
 * An editor for unit tests.
 *
 * @module
 */

import type { EditableTextEditor, TextEditor } from '../..';
import { Capabilities } from '../types/Capabilities';
import type { TextDocumentChangeEvent } from '../types/Events';
import type { Disposable, IDE, RunMode, WorkspaceFolder } from '../types/ide.types';
import FakeClipboard from './FakeClipboard';
import FakeConfiguration from './FakeConfiguration';
import FakeGlobalState from './FakeGlobalState';
import FakeMessages from './FakeMessages';

/** Has settings, messages and a clipboard, but no documents: whatever would need one throws. */
declare class FakeIDE implements IDE {
  /** Settings that tests can change. */
  configuration: FakeConfiguration;

  /** Messages that nobody sees. */
  messages: FakeMessages;

  /** Values kept in memory. */
  globalState: FakeGlobalState;

  /** A clipboard kept in memory. */
  clipboard: FakeClipboard;

  /** No commands at all. */
  capabilities: Capabilities;

  /** Always `test`. */
  runMode: RunMode;

  /** No folders. */
  workspaceFolders: readonly WorkspaceFolder[] | undefined;
  private disposables: Disposable[];
  private assetsRoot_: string | undefined;

  /** Creates a {@link FakeIDE} in its initial state. */
  constructor();

  /**
   * Sets the installation folder.
   *
   * @param _assetsRoot - The folder.
   */
  mockAssetsRoot(_assetsRoot: string): void;

  /**
   * The installation folder.
   *
   * @throws An error until a test has set it.
   */
  get assetsRoot(): string;

  /**
   * Not available.
   *
   * @throws Always.
   */
  get activeTextEditor(): TextEditor | undefined;

  /**
   * Not available.
   *
   * @throws Always.
   */
  get activeEditableTextEditor(): EditableTextEditor | undefined;

  /**
   * Not available.
   *
   * @throws Always.
   */
  get visibleTextEditors(): TextEditor[];

  /**
   * Not available.
   *
   * @param _editor - Not used.
   * @throws Always.
   */
  getEditableTextEditor(_editor: TextEditor): EditableTextEditor;

  /**
   * Not available.
   *
   * @param _query - Not used.
   * @throws Always.
   */
  findInWorkspace(_query: string): Promise<void>;

  /**
   * Not available.
   *
   * @param _path - Not used.
   * @throws Always.
   */
  openTextDocument(_path: string): Promise<TextEditor>;

  /**
   * Not available.
   *
   * @param _options - Not used.
   * @throws Always.
   */
  showInputBox(_options?: any): Promise<string | undefined>;

  /**
   * Not available.
   *
   * @param _command - Not used.
   * @param _args - Not used.
   * @throws Always.
   */
  executeCommand<T>(_command: string, ..._args: any[]): Promise<T | undefined>;

  /**
   * Not available.
   *
   * @param _listener - Not used.
   * @throws Always.
   */
  onDidChangeTextDocument(_listener: (event: TextDocumentChangeEvent) => void): Disposable;

  /**
   * Collects things to release in {@link FakeIDE.exit}.
   *
   * @param disposables - The things to release.
   * @returns A function that takes them off the list again.
   */
  disposeOnExit(...disposables: Disposable[]): () => void;

  /** Releases everything that was collected, as the end of the editor would. */
  exit(): void;
}

export default FakeIDE;
