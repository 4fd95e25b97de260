import * as vscode from 'vscode';
import { Disposable } from 'vscode';
import { Graph } from '../typings/Types';
import { IndividualHatMap } from './IndividualHatMap';
interface Context {
  getActiveMap(): Promise<IndividualHatMap>;
}
export declare class HatAllocator {
  private graph: Graph;
  private context: Context;
  private timeoutHandle: NodeJS.Timeout | null;
  private isActive: boolean;
  private disposables: Disposable[];
  private disposalFunctions: (() => void)[];
  constructor(graph: Graph, context: Context);
  private clearEditorDecorations(editor: vscode.TextEditor): void;
  addDecorations(): Promise<void>;
  addDecorationsDebounced(): void;
  private toggleDecorations(): void;
  dispose(): void;
}
