/**
 * The step of `EditNew` that edits text.
 *
 * @module
 */

import { EditableTextEditor } from '../../libs/common';
import { Graph } from '../../typings/Types';
import { State } from './EditNew.types';

/**
 * Handles the targets that ask for an edit: replaces each by nothing, which leaves only the
 * delimiter of a positional target, and takes the place of the edit as cursor.
 *
 * @param graph - The shared objects; the range updater is used.
 * @param editor - The editor that contains all targets.
 * @param state - What the steps before have done.
 * @returns A new state with the cursors of these targets and with all ranges moved along; the
 *   given state when there are no such targets.
 */
export declare function runEditTargets(
  graph: Graph,
  editor: EditableTextEditor,
  state: State,
): Promise<State>;
