/**
 * Accepts old names of actions.
 *
 * @module
 */

import { ActionType } from '../commandRunner/typings/ActionCommand';

/**
 * Turns a name that an action once had into the one it has now.
 *
 * @param actionName - An old or current name.
 * @returns The current name. A name that is not known as an old one is returned as it is.
 */
declare function canonicalizeActionName(actionName: string): ActionType;

export default canonicalizeActionName;
