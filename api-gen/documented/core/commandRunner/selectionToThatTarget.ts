/**
 * Makes marks from selections.
 *
 * @module
 */

import { UntypedTarget } from '../../processTargets/targets';
import { SelectionWithEditor } from '../../typings/Types';

/**
 * Turns a selection into a target of no particular type for use as a mark. An empty selection makes
 * a target without explicit range, which may grow to a token.
 *
 * @param selection - The selection and its editor.
 */
export declare function selectionToThatTarget(selection: SelectionWithEditor): UntypedTarget;
