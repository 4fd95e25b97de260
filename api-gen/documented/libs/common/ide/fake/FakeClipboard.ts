/**
 * A clipboard for tests.
 *
 * @module
 */

import type { Clipboard } from '../types/Clipboard';

/** Keeps its text in memory and leaves the system clipboard alone. */
declare class FakeClipboard implements Clipboard {
  private clipboardContents: string;

  /** Returns the text that was written last. */
  readText(): Promise<string>;

  /**
   * Keeps a text.
   *
   * @param value - The text.
   */
  writeText(value: string): Promise<void>;
}

export default FakeClipboard;
