import * as vscode from 'vscode';
import { HatStyleName, HatShape, HatStyle } from './commandRunner/typings/hatStyles.types';
import FontMeasurements from './FontMeasurements';
import { Graph } from '../typings/Types';
export type DecorationMap = {
  [k in HatStyleName]?: vscode.TextEditorDecorationType;
};
export interface NamedDecoration {
  name: HatStyleName;
  decoration: vscode.TextEditorDecorationType;
}
type DecorationChangeListener = () => void;
declare class Decorations {
  private graph: Graph;
  decorations: NamedDecoration[];
  decorationMap: DecorationMap;
  private hatStyleMap: Record<HatStyleName, HatStyle>;
  hatStyleNames: HatStyleName[];
  private decorationChangeListeners: DecorationChangeListener[];
  private disposables: vscode.Disposable[];
  private extensionContext: vscode.ExtensionContext;
  constructor(graph: Graph);
  init(extensionContext: vscode.ExtensionContext): Promise<void>;
  registerDecorationChangeListener(listener: DecorationChangeListener): () => void;
  private destroyDecorations(): void;
  private recomputeDecorationStyles(): Promise<void>;
  private constructDecorations(fontMeasurements: FontMeasurements): void;
  private constructHatStyleMap(): void;
  private constructColoredSvgDataUri(originalSvg: string, color: string): vscode.Uri;
  private processSvg(
    fontMeasurements: FontMeasurements,
    shape: HatShape,
    scaleFactor: number,
    hatVerticalOffsetEm: number,
  ): {
    svg: string;
    svgHeightPx: number;
    svgWidthPx: number;
  };
  private getViewBoxDimensions(rawSvg: string): {
    originalViewBoxHeight: number;
    originalViewBoxWidth: number;
  };
  dispose(): void;
}

export default Decorations;
