/**
 * Messages for tests.
 *
 * @module
 */

import type { Messages } from '../types/Messages';

/** Shows nothing, as if the user had dismissed every message. */
declare class FakeMessages implements Messages {
  /**
   * Does nothing.
   *
   * @param _message - Not used.
   * @param _options - Not used.
   */
  showWarning(_message: string, ..._options: string[]): Promise<string | undefined>;
}

export default FakeMessages;
