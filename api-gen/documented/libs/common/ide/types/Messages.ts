/**
 * Messages to the user.
 *
 * @module
 */

/** Identifies a message in tests and settings. */
export type MessageId = string;

/** Shows messages. */
export interface Messages {
  /**
   * Shows a warning with buttons.
   *
   * @param id - Identifies the place that warns, so that tests need not compare texts.
   * @param message - The text.
   * @param options - The labels of the buttons.
   * @returns The label of the chosen button; `undefined` if none was.
   */
  showWarning(id: MessageId, message: string, ...options: string[]): Promise<string | undefined>;
}
