/**
 * The clipboard of an editor.
 *
 * @module
 */

/** Reads and writes the system clipboard. */
export interface Clipboard {
  /** Reads the clipboard as text. */
  readText(): Thenable<string>;

  /**
   * Replaces what is in the clipboard.
   *
   * @param value - The new text.
   */
  writeText(value: string): Thenable<void>;
}
