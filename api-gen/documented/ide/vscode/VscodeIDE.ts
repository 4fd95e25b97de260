/**
 * Visual Studio Code as Cursorless sees it.
 *
 * @module
 */

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

/** The implementation of the editor interface for Visual Studio Code, the only real one. */
declare class VscodeIDE implements IDE {
  private extensionContext: ExtensionContext;

  /** Cursorless's settings. */
  readonly configuration: VscodeConfiguration;

  /** Values that outlive the session. */
  readonly globalState: VscodeGlobalState;

  /** Messages to the user. */
  readonly messages: VscodeMessages;

  /** The system clipboard. */
  readonly clipboard: VscodeClipboard;

  /** Which commands take a range. */
  readonly capabilities: VscodeCapabilities;
  private editorMap: WeakMap<vscode.TextEditor, VscodeTextEditorImpl>;

  /**
   * Creates a {@link VscodeIDE}.
   *
   * @param extensionContext - What the editor gave the extension.
   */
  constructor(extensionContext: ExtensionContext);

  /** The folder in which the extension is installed. */
  get assetsRoot(): string;

  /** Whether the extension runs for a user, a developer or a test. */
  get runMode(): RunMode;

  /** The folders that are open, if any. */
  get workspaceFolders(): readonly WorkspaceFolder[] | undefined;

  /** The editor with the focus, for reading. */
  get activeTextEditor(): TextEditor | undefined;

  /** The editor with the focus. */
  get activeEditableTextEditor(): EditableTextEditor | undefined;
  private getActiveTextEditor(): VscodeTextEditorImpl | undefined;

  /** All editors that can be seen. */
  get visibleTextEditors(): TextEditor[];

  /**
   * Gives leave to change what an editor shows.
   *
   * @param editor - An editor that was obtained for reading.
   */
  getEditableTextEditor(editor: TextEditor): EditableTextEditor;

  /**
   * Opens the search view.
   *
   * @param query - What to search for.
   */
  findInWorkspace(query: string): Promise<void>;

  /**
   * Opens a file and shows it.
   *
   * @param path - The path of the file.
   */
  openTextDocument(path: string): Promise<TextEditor>;

  /**
   * Asks the user for a text.
   *
   * @param options - What the box looks like.
   * @returns The text, or `undefined` when the box was dismissed.
   */
  showInputBox(options?: InputBoxOptions): Promise<string | undefined>;

  /**
   * Runs a command of the editor.
   *
   * @param command - The command's identifier.
   * @param args - Its arguments.
   */
  executeCommand<T>(command: string, ...args: any[]): Promise<T | undefined>;

  /**
   * Listens to changes of any document.
   *
   * @param listener - Called after each change.
   */
  onDidChangeTextDocument(listener: (event: TextDocumentChangeEvent) => void): Disposable;

  /**
   * Finds the wrapper for an editor, which is always the same one.
   *
   * @param editor - The editor of Visual Studio Code.
   */
  fromVscodeEditor(editor: vscode.TextEditor): VscodeTextEditorImpl;

  /**
   * Releases things when the extension stops.
   *
   * @param disposables - The things to release.
   * @returns A function that takes them off the list again.
   */
  disposeOnExit(...disposables: Disposable[]): () => void;
}

export default VscodeIDE;
