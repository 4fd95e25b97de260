import * as vscode from 'vscode';
import { Graph } from '../typings/Types';
declare class StatusBarItem {
  private graph: Graph;
  private disposables: vscode.Disposable[];
  private statusBarItem?: vscode.StatusBarItem;
  constructor(graph: Graph);
  init(): void;
  setText(text: string): void;
  unsetText(): void;
  private showQuickOpen: () => Thenable<unknown>;
  dispose(): void;
}

export default StatusBarItem;
