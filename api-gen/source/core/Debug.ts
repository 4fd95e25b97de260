import { Disposable, TextEditorSelectionChangeEvent } from 'vscode';
import { TreeCursor } from 'web-tree-sitter';
import { Graph } from '../typings/Types';
declare class Debug {
  private graph: Graph;
  private disposableConfiguration?: Disposable;
  private disposableSelection?: Disposable;
  active: boolean;
  constructor(graph: Graph);
  init(): void;
  log(...args: any[]): void;
  dispose(): void;
  private enableDebugLog(): void;
  private disableDebugLog(): void;
  private evaluateSetting(): void;
  private logBranchTypes(event: TextEditorSelectionChangeEvent): void;
  private printCursorLocationInfo(cursor: TreeCursor, depth: number): void;
}

export default Debug;
