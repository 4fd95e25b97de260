/**
 * The step from version 0 to 1.
 *
 * @module
 */

import { CommandV0, CommandV1 } from '../../commandRunner/typings/legacy/CommandV0V1.types';

/**
 * Raises the version number; nothing else differs.
 *
 * @param command - A command of version 0.
 * @returns The same command in version 1.
 */
export declare function upgradeV0ToV1(command: CommandV0): CommandV1;
