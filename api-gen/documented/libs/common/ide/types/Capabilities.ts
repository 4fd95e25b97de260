/**
 * What an editor can do.
 *
 * @module
 */

import { CommandId } from './CommandId';

/** The abilities of an editor as far as they differ. */
export interface Capabilities {
  /** What each command of the editor is capable of. */
  readonly commands: CommandCapabilityMap;
}

/** The abilities of each command; `undefined` for those that the editor does not have. */
export type CommandCapabilityMap = Record<CommandId, CommandCapabilities | undefined>;

/** The abilities of one command. */
export interface CommandCapabilities {
  /** Whether it can act on given ranges instead of the selection. */
  acceptsLocation: boolean;
}
