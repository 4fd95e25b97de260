/**
 * Output for those who work on Cursorless itself.
 *
 * @module
 */

import { Disposable, TextEditorSelectionChangeEvent } from 'vscode';
import { TreeCursor } from 'web-tree-sitter';
import { Graph } from '../typings/Types';

/**
 * Writes debug messages, and shows the path through the parse tree to the cursor. Always on in
 * development, always off in tests, otherwise as the setting `cursorless.debug` says.
 */
declare class Debug {
  private graph: Graph;
  private disposableConfiguration?: Disposable;
  private disposableSelection?: Disposable;

  /** Whether messages are written at the moment. */
  active: boolean;

  /**
   * Creates the {@link Debug} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `getNodeAtLocation`.
   */
  constructor(graph: Graph);

  /** Does nothing; it exists because the graph calls it on its members. */
  init(): void;

  /**
   * Writes its arguments to the console if debugging is on.
   *
   * @param args - The same arguments that `console.debug` takes.
   */
  log(...args: any[]): void;

  /** Stops listening to settings and selections. */
  dispose(): void;
  private enableDebugLog(): void;
  private disableDebugLog(): void;
  private evaluateSetting(): void;
  private logBranchTypes(event: TextEditorSelectionChangeEvent): void;
  private printCursorLocationInfo(cursor: TreeCursor, depth: number): void;
}

export default Debug;
