/**
 * The step from version 1 to 2.
 *
 * @module
 */

import { CommandV2 } from '../../commandRunner/typings/legacy/CommandV2.types';
import { CommandV1 } from '../../commandRunner/typings/legacy/CommandV0V1.types';

/**
 * Turns the single modifier, selection type, position and inside/outside flag of each target into a
 * list of modifiers, and gathers the action's name and arguments.
 *
 * @param command - A command of version 1.
 * @returns The same command in version 2.
 */
export declare function upgradeV1ToV2(command: CommandV1): CommandV2;
