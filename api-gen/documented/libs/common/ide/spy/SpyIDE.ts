/**
 * An editor that writes down what it is asked to show.
 *
 * @module
 */

import PassthroughIDEBase from '../PassthroughIDEBase';
import type { IDE } from '../types/ide.types';
import SpyMessages, { Message } from './SpyMessages';

/** What was recorded. */
export interface SpyIDERecordedValues {
  /** The messages that were shown, if any. */
  messages?: Message[];
}

/** Records messages on their way to another implementation, so that tests can compare them. */
declare class SpyIDE extends PassthroughIDEBase {
  /** Records messages. */
  messages: SpyMessages;

  /**
   * Creates a {@link SpyIDE}.
   *
   * @param original - Where everything is handed on to.
   */
  constructor(original: IDE);

  /**
   * Returns what was recorded.
   *
   * @returns The records, or `undefined` if there are none.
   */
  getSpyValues(): SpyIDERecordedValues | undefined;
}

export default SpyIDE;
