/**
 * Takes keys away from the editor.
 *
 * @module
 */

import * as vscode from 'vscode';
import { Disposable } from 'vscode';
import { Graph } from '../typings/Types';

/** Receives the keys while it is the topmost one. */
interface Listener {
  /** How the user can see that keys go elsewhere. */
  displayOptions: DisplayOptions;

  /**
   * Called with each key.
   *
   * @param text - What was typed.
   */
  handleInput(text: string): Promise<unknown>;

  /** Called when the user leaves by the escape command. */
  handleCancelled(): void;
}

/** How the user can see that keys go elsewhere. */
interface DisplayOptions {
  /** The shape of the cursor meanwhile. */
  cursorStyle: vscode.TextEditorCursorStyle;

  /** A context that is true meanwhile, for use in key bindings. */
  whenClauseContext?: string;

  /** A text for the status bar. */
  statusBarText?: string;
}

/** A listener and what removes it. */
interface ListenerEntry {
  /** The listener. */
  listener: Listener;

  /** Removes it. */
  disposable: Disposable;
}

/**
 * A stack of listeners for keys. Only the topmost gets them; when the stack is empty, the editor
 * does. An escape command takes one listener off.
 */
declare class KeyboardHandler {
  private graph: Graph;
  private listeners: ListenerEntry[];
  private activeListener: ListenerEntry | undefined;
  private typeCommandDisposable?: Disposable;
  private isActivated: boolean;
  private disposables: Disposable[];

  /**
   * Creates the {@link KeyboardHandler} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `statusBarItem`.
   */
  constructor(graph: Graph);

  /** Registers the escape command and begins to watch the active editor. */
  init(): void;

  /** Gives the keys back to the editor. */
  dispose(): void;

  /**
   * Puts a listener on top of the stack.
   *
   * @param listener - Who gets the keys from now on.
   * @returns What removes the listener again.
   */
  pushListener(listener: Listener): Disposable;

  /** Takes the topmost listener off the stack and tells it so. */
  cancelActiveListener(): void;

  /**
   * Waits for one key.
   *
   * @param displayOptions - How the user can see that a key is awaited.
   * @returns The key, or `undefined` if the user cancelled.
   */
  awaitSingleKeypress(displayOptions: DisplayOptions): Promise<string | undefined>;
  private ensureState(): void;
  private activateListener(listenerEntry: ListenerEntry | undefined): void;
  private disposeOfActiveListener(): void;
  private ensureCursorStyle(): void;
  private ensureStatusBarText(): void;
  private ensureGlobalWhenClauseContext(): void;
}

export default KeyboardHandler;
