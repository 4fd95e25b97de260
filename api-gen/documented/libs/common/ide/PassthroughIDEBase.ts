/**
 * A base for editors that replace parts of another.
 *
 * @module
 */

import { EditableTextEditor, TextEditor } from '../types/TextEditor';
import { Capabilities } from './types/Capabilities';
import { Clipboard } from './types/Clipboard';
import { Configuration } from './types/Configuration';
import { TextDocumentChangeEvent } from './types/Events';
import { Disposable, IDE, RunMode, WorkspaceFolder } from './types/ide.types';
import { Messages } from './types/Messages';
import { State } from './types/State';

/**
 * Hands everything on to another implementation. Subclasses replace what they want to watch or fix.
 */
declare class PassthroughIDEBase implements IDE {
  private original: IDE;

  /** The settings of the original. */
  configuration: Configuration;

  /** The stored values of the original. */
  globalState: State;

  /** The clipboard of the original. */
  clipboard: Clipboard;

  /** The messages of the original. */
  messages: Messages;

  /** The capabilities of the original. */
  capabilities: Capabilities;

  /**
   * Creates a {@link PassthroughIDEBase}.
   *
   * @param original - The implementation to hand on to.
   */
  constructor(original: IDE);

  /** The original's editor with the focus, for reading. */
  get activeTextEditor(): TextEditor | undefined;

  /** The original's editor with the focus. */
  get activeEditableTextEditor(): EditableTextEditor | undefined;

  /** The original's visible editors. */
  get visibleTextEditors(): TextEditor[];

  /** The original's installation folder. */
  get assetsRoot(): string;

  /** The original's run mode. */
  get runMode(): RunMode;

  /** The original's open folders. */
  get workspaceFolders(): readonly WorkspaceFolder[] | undefined;

  /**
   * Opens the original's search view.
   *
   * @param query - What to search for.
   */
  findInWorkspace(query: string): Promise<void>;

  /**
   * Opens a file in the original.
   *
   * @param path - The path of the file.
   */
  openTextDocument(path: string): Promise<TextEditor>;

  /**
   * Asks the user by way of the original.
   *
   * @param options - What the box looks like.
   */
  showInputBox(options?: any): Promise<string | undefined>;

  /**
   * Gives leave to change what an editor of the original shows.
   *
   * @param editor - An editor that was obtained for reading.
   */
  getEditableTextEditor(editor: TextEditor): EditableTextEditor;

  /**
   * Runs a command of the original.
   *
   * @param command - The command's identifier.
   * @param args - Its arguments.
   */
  executeCommand<T>(command: string, ...args: any[]): Promise<T | undefined>;

  /**
   * Listens to document changes in the original.
   *
   * @param listener - Called after each change.
   */
  onDidChangeTextDocument(listener: (event: TextDocumentChangeEvent) => void): Disposable;

  /**
   * Releases things when the original ends.
   *
   * @param disposables - The things to release.
   */
  disposeOnExit(...disposables: Disposable[]): () => void;
}

export default PassthroughIDEBase;
