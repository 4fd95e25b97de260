/**
 * The variant of `EditNew` for cells of a notebook.
 *
 * @module
 */

import { Target } from '../../typings/target.types';
import { Graph } from '../../typings/Types';
import { ActionReturnValue } from '../actions.types';

/**
 * Adds a cell above or below the target's cell and goes to it.
 *
 * @param graph - The shared objects; the selection action is used.
 * @param targets - A single target that stands before or after a notebook cell.
 * @returns The original cell as "that" mark.
 * @throws An error when there is more than one target, because cursors cannot be in two cells at
 *   once.
 */
export declare function runEditNewNotebookCellTargets(
  graph: Graph,
  targets: Target[],
): Promise<ActionReturnValue>;
