/**
 * Messages to the user.
 *
 * @module
 */

import { MessageId, Messages } from '../../libs/common/ide/types/Messages';

/** Shows messages as Visual Studio Code's notifications. */
declare class VscodeMessages implements Messages {
  /**
   * Shows a warning with buttons.
   *
   * @param _id - Identifies the message to tests; not shown.
   * @param message - The text.
   * @param options - The labels of the buttons.
   * @returns The label of the button that was pressed, if any.
   */
  showWarning(_id: MessageId, message: string, ...options: string[]): Promise<string | undefined>;
}

export default VscodeMessages;
