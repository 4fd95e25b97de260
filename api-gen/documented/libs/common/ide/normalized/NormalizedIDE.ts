/**
 * The real editor with the same settings for everybody.
 *
 * @module
 */

import FakeClipboard from '../fake/FakeClipboard';
import FakeConfiguration from '../fake/FakeConfiguration';
import FakeGlobalState from '../fake/FakeGlobalState';
import FakeIDE from '../fake/FakeIDE';
import PassthroughIDEBase from '../PassthroughIDEBase';
import type { IDE } from '../types/ide.types';

/**
 * Replaces the developer's settings, stored values and clipboard by fakes in end-to-end tests, so
 * that they run alike on every machine.
 */
declare class NormalizedIDE extends PassthroughIDEBase {
  /** The default settings, with hyphens as word separators in style sheets and shell scripts. */
  configuration: FakeConfiguration;

  /** Values kept in memory. */
  globalState: FakeGlobalState;

  /** A clipboard kept in memory. */
  clipboard: FakeClipboard;

  /**
   * Creates a {@link NormalizedIDE}.
   *
   * @param original - The real editor.
   * @param fakeIde - Where the fakes come from.
   * @param isSilent - Whether messages are suppressed too.
   */
  constructor(original: IDE, fakeIde: FakeIDE, isSilent: boolean);
  private initializeConfiguration(): void;
}

export default NormalizedIDE;
