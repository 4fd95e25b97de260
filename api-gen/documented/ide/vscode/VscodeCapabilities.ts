/**
 * Which commands Visual Studio Code can run without moving the cursor.
 *
 * @module
 */

import { Capabilities, CommandCapabilityMap } from '../../libs/common/ide/types/Capabilities';

/**
 * Says for each command whether Visual Studio Code accepts a range for it. Only folding and
 * unfolding do; for all others the target is selected first.
 */
export declare class VscodeCapabilities implements Capabilities {
  /** The answer for every command. */
  commands: CommandCapabilityMap;
}
