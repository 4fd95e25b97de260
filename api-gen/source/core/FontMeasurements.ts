import * as vscode from 'vscode';
import { Graph } from '../typings/Types';
declare class FontMeasurements {
  private graph: Graph;
  fontSize: number;
  characterWidth: number;
  characterHeight: number;
  private extensionContext: vscode.ExtensionContext;
  private initialized: boolean;
  constructor(graph: Graph);
  init(extensionContext: vscode.ExtensionContext): void;
  clearCache(): void;
  calculate(): Promise<void>;
}

export default FontMeasurements;
