/**
 * Brings incoming commands to the current version.
 *
 * @module
 */

import { EnforceUndefined } from '../../libs/common/util/typeUtils';
import { Graph } from '../../typings/Types';
import { Command, CommandComplete } from '../commandRunner/typings/command.types';
import { PartialTargetDescriptor } from '../commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Upgrades a command step by step, fills in defaults, and makes sure that the targets are allowed.
 *
 * @param command - A command of any version.
 * @returns The command in its current form.
 * @throws An error about an outdated extension when the version is newer than any it knows, and
 *   an error when notebook cells are used with an action that cannot handle them.
 */
export declare function canonicalizeAndValidateCommand(
  command: Command,
): EnforceUndefined<CommandComplete>;

/**
 * Warns a user who says "past end of" or "past start of" without a mark, which once meant what
 * "past end of its" means now. The user can hide the warning for good.
 *
 * @param graph - The extension's shared objects.
 * @param partialTargets - The targets of the command, as they were said.
 */
export declare function checkForOldInference(
  graph: Graph,
  partialTargets: PartialTargetDescriptor[],
): Promise<void>;
