/**
 * Measures the font of the editor.
 *
 * @module
 */

import * as vscode from 'vscode';
import { Graph } from '../typings/Types';

/**
 * Knows how wide and high a character is, so that hats can be placed over it. The editor has no
 * interface for that; a web view is shown for an instant to measure, and the result is remembered
 * per font.
 */
declare class FontMeasurements {
  private graph: Graph;

  /** The font size from the editor's settings, in pixels. */
  fontSize: number;

  /** The width of a character in pixels. */
  characterWidth: number;

  /** The height of a capital letter above the baseline, in pixels. */
  characterHeight: number;
  private extensionContext: vscode.ExtensionContext;
  private initialized: boolean;

  /**
   * Creates the {@link FontMeasurements} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /**
   * Provides the storage for measurements.
   *
   * @param extensionContext - What the editor gave the extension; its global state remembers the
   *   measurements.
   */
  init(extensionContext: vscode.ExtensionContext): void;

  /**
   * Forgets the measurements, so that the next calculation measures anew.
   *
   * @throws An error before {@link FontMeasurements.init}.
   */
  clearCache(): void;

  /**
   * Sets the three measures, from memory if the font has not changed.
   *
   * @throws An error before {@link FontMeasurements.init}.
   */
  calculate(): Promise<void>;
}

export default FontMeasurements;
