/**
 * What Cursorless needs of an editor.
 *
 * @module
 */

import type { EditableTextEditor, InputBoxOptions, TextEditor } from '../..';
import { URI } from 'vscode-uri';
import { Capabilities } from './Capabilities';
import { Clipboard } from './Clipboard';
import { Configuration } from './Configuration';
import { TextDocumentChangeEvent } from './Events';
import { Messages } from './Messages';
import { State } from './State';

/** For whom the extension runs: users, developers or tests. */
export type RunMode = 'production' | 'development' | 'test';

/**
 * Everything Cursorless asks of an editor. Each editor implements it; tests use fakes and spies.
 */
export interface IDE {
  /** Cursorless's settings. */
  readonly configuration: Configuration;

  /** Messages to the user. */
  readonly messages: Messages;

  /** Values that outlive the session. */
  readonly globalState: State;

  /** The system clipboard. */
  readonly clipboard: Clipboard;

  /**
   * Releases things when the editor ends.
   *
   * @param disposables - The things to release.
   * @returns A function that takes them off the list again.
   */
  disposeOnExit(...disposables: Disposable[]): () => void;

  /** The folder with the files that come with the extension. */
  readonly assetsRoot: string;

  /** For whom the extension runs. */
  readonly runMode: RunMode;

  /** The folders that are open, if any. */
  readonly workspaceFolders: readonly WorkspaceFolder[] | undefined;

  /** The editor with the focus or, if none has it, the one that had it last; for reading. */
  readonly activeTextEditor: TextEditor | undefined;

  /** The same editor, for changing. */
  readonly activeEditableTextEditor: EditableTextEditor | undefined;

  /** All editors that can be seen. */
  readonly visibleTextEditors: TextEditor[];

  /** Which commands the editor has and what they can act on. */
  readonly capabilities: Capabilities;

  /**
   * Gives leave to change what an editor shows.
   *
   * @param editor - An editor that was obtained for reading.
   */
  getEditableTextEditor(editor: TextEditor): EditableTextEditor;

  /**
   * Listens to changes of any document, its saved or unsaved state included.
   *
   * @param listener - Called after each change.
   * @returns What ends the subscription.
   */
  onDidChangeTextDocument(listener: (event: TextDocumentChangeEvent) => void): Disposable;

  /**
   * Opens a search over all files.
   *
   * @param query - What to search for.
   */
  findInWorkspace(query: string): Promise<void>;

  /**
   * Opens a file and shows it.
   *
   * @param path - The path of the file.
   * @returns The editor that shows it.
   */
  openTextDocument(path: string): Promise<TextEditor>;

  /**
   * Asks the user for a text.
   *
   * @param options - What the box looks like.
   * @returns The text, possibly empty, or `undefined` when the box was dismissed.
   */
  showInputBox(options?: InputBoxOptions): Promise<string | undefined>;

  /**
   * Runs a command of the editor.
   *
   * @param command - The command's identifier.
   * @param args - Its arguments.
   * @returns What the command returns, if anything.
   */
  executeCommand<T>(command: string, ...args: any[]): Promise<T | undefined>;
}

/** A folder that is open in the editor. */
export interface WorkspaceFolder {
  /** Where it is. */
  uri: URI;

  /** What it is called. */
  name: string;
}

/** Something that must be released. */
export interface Disposable {
  /** Releases it. */
  dispose(): void;
}

/** How lines end: with a line feed alone, or after a carriage return. */
export type EndOfLine = 'LF' | 'CRLF';
