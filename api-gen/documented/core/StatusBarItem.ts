/**
 * The entry in the editor's status bar.
 *
 * @module
 */

import * as vscode from 'vscode';
import { Graph } from '../typings/Types';

/** Shows the extension's name and state in the status bar; a click lists all its commands. */
declare class StatusBarItem {
  private graph: Graph;
  private disposables: vscode.Disposable[];
  private statusBarItem?: vscode.StatusBarItem;

  /**
   * Creates the {@link StatusBarItem} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /** Shows the entry and registers its commands. */
  init(): void;

  /**
   * Shows a text next to the icon, for instance while a test case is recorded.
   *
   * @param text - The text.
   */
  setText(text: string): void;

  /** Shows the extension's name again. */
  unsetText(): void;
  private showQuickOpen: () => Thenable<unknown>;

  /** Removes the entry and its commands. */
  dispose(): void;
}

export default StatusBarItem;
