/**
 * The step from version 2 to 3.
 *
 * @module
 */

import { CommandV3 } from '../../commandRunner/typings/CommandV3.types';
import { CommandV2 } from '../../commandRunner/typings/legacy/CommandV2.types';

/**
 * Turns ranges of lines into ranges of marks, and ordinal ranges into a single ordinal scope or a
 * range between two.
 *
 * @param command - A command of version 2.
 * @returns The same command in version 3.
 */
export declare function upgradeV2ToV3(command: CommandV2): CommandV3;
