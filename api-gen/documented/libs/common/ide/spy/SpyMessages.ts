/**
 * Messages that are recorded.
 *
 * @module
 */

import type { MessageId, Messages } from '../types/Messages';

/** How serious a message is. */
type MessageType = 'info' | 'warning' | 'error';

/** A record of a message. */
export interface Message {
  /** How serious it is. */
  type: MessageType;

  /**
   * The identifier of the place in the code that showed it, so that tests do not depend on wording.
   */
  id: MessageId;
}

/** Records messages and hands them on. */
declare class SpyMessages implements Messages {
  private original: Messages;
  private shownMessages: Message[];

  /**
   * Creates a {@link SpyMessages}.
   *
   * @param original - Where messages are handed on to.
   */
  constructor(original: Messages);

  /**
   * Records and shows a warning.
   *
   * @param id - Identifies the message.
   * @param message - The text.
   * @param options - The labels of the buttons.
   * @returns The label that was chosen, if any.
   */
  showWarning(id: MessageId, message: string, ...options: string[]): Promise<string | undefined>;

  /** Returns the records, or `undefined` if there are none. */
  getSpyValues(): Message[] | undefined;
}

export default SpyMessages;
