/**
 * Handles of decorations.
 *
 * @module
 */

/** The handle of a style that an editor shows at ranges. */
export interface TextEditorDecorationType {
  /** Identifies the handle. */
  readonly key: string;

  /** Removes the style from all editors. */
  dispose(): void;
}
