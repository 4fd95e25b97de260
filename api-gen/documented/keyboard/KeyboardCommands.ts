/**
 * Cursorless without voice: the parts of keyboard control put together.
 *
 * @module
 */

import { Graph } from '../typings/Types';
import KeyboardCommandsTargeted from './KeyboardCommandsTargeted';
import KeyboardCommandsModal from './KeyboardCommandsModal';
import KeyboardHandler from './KeyboardHandler';

/**
 * Owns the commands for keyboard use, the mode that is built on them, and the handler that
 * intercepts keys.
 */
declare class KeyboardCommands {
  /** The commands that work on a highlighted target. */
  targeted: KeyboardCommandsTargeted;

  /** The mode in which keys stand for such commands. */
  modal: KeyboardCommandsModal;

  /** Intercepts the keys. */
  keyboardHandler: KeyboardHandler;

  /**
   * Creates the {@link KeyboardCommands} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /** Registers all commands. */
  init(): void;
}

export default KeyboardCommands;
