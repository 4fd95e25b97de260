/**
 * The system clipboard, by way of Visual Studio Code.
 *
 * @module
 */

import { Clipboard } from '../../libs/common/ide/types/Clipboard';

/** Reads and writes the system clipboard. */
declare class VscodeClipboard implements Clipboard {
  /** Reads the clipboard as text. */
  readText(): Thenable<string>;

  /**
   * Replaces what is in the clipboard.
   *
   * @param value - The new text.
   */
  writeText(value: string): Thenable<void>;
}

export default VscodeClipboard;
