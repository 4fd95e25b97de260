import * as vscode from 'vscode';
import { Disposable } from 'vscode';
import { Graph } from '../typings/Types';
interface Listener {
  displayOptions: DisplayOptions;
  handleInput(text: string): Promise<unknown>;
  handleCancelled(): void;
}
interface DisplayOptions {
  cursorStyle: vscode.TextEditorCursorStyle;
  whenClauseContext?: string;
  statusBarText?: string;
}
interface ListenerEntry {
  listener: Listener;
  disposable: Disposable;
}
declare class KeyboardHandler {
  private graph: Graph;
  private listeners: ListenerEntry[];
  private activeListener: ListenerEntry | undefined;
  private typeCommandDisposable?: Disposable;
  private isActivated: boolean;
  private disposables: Disposable[];
  constructor(graph: Graph);
  init(): void;
  dispose(): void;
  pushListener(listener: Listener): Disposable;
  cancelActiveListener(): void;
  awaitSingleKeypress(displayOptions: DisplayOptions): Promise<string | undefined>;
  private ensureState(): void;
  private activateListener(listenerEntry: ListenerEntry | undefined): void;
  private disposeOfActiveListener(): void;
  private ensureCursorStyle(): void;
  private ensureStatusBarText(): void;
  private ensureGlobalWhenClauseContext(): void;
}

export default KeyboardHandler;
