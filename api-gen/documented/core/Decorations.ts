/**
 * Builds the pictures of the hats for the user's font, colors and theme.
 *
 * @module
 */

import * as vscode from 'vscode';
import { HatStyleName, HatShape, HatStyle } from './commandRunner/typings/hatStyles.types';
import FontMeasurements from './FontMeasurements';
import { Graph } from '../typings/Types';

/** The decoration of each enabled hat style. */
export type DecorationMap = {
  [k in HatStyleName]?: vscode.TextEditorDecorationType;
};

/** A decoration and the hat style that it draws. */
export interface NamedDecoration {
  /** The color and shape. */
  name: HatStyleName;

  /** What the editor draws. */
  decoration: vscode.TextEditorDecorationType;
}

/** Called after the hat styles have changed. */
type DecorationChangeListener = () => void;

/**
 * Keeps one editor decoration per enabled hat style, and makes them anew when fonts, themes or hat
 * settings change.
 */
declare class Decorations {
  private graph: Graph;

  /**
   * The decorations in order of preference: the style with the lowest penalty in the settings comes
   * first.
   */
  decorations: NamedDecoration[];

  /** The same decorations by style. */
  decorationMap: DecorationMap;
  private hatStyleMap: Record<HatStyleName, HatStyle>;

  /** The names of the enabled styles, in the same order. */
  hatStyleNames: HatStyleName[];
  private decorationChangeListeners: DecorationChangeListener[];
  private disposables: vscode.Disposable[];
  private extensionContext: vscode.ExtensionContext;

  /**
   * Creates the {@link Decorations} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `fontMeasurements`.
   */
  constructor(graph: Graph);

  /**
   * Measures the font and makes the first decorations.
   *
   * @param extensionContext - What the editor gave the extension; its path leads to the pictures.
   */
  init(extensionContext: vscode.ExtensionContext): Promise<void>;

  /**
   * Asks to be told when the styles have changed, as they do when the user enables another shape.
   *
   * @param listener - Called after each change.
   * @returns A function that ends the subscription.
   */
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

  /** Removes the decorations and stops watching. */
  dispose(): void;
}

export default Decorations;
