/**
 * The step of `EditNew` that lets the editor open lines.
 *
 * @module
 */

import { EditableTextEditor } from '../../libs/common';
import { Graph } from '../../typings/Types';
import { State } from './EditNew.types';

/**
 * Handles the targets that ask for the editor's own "insert line after" command, so that the
 * language's indentation rules apply.
 *
 * @param graph - The shared objects; the range updater is used.
 * @param editor - The editor that contains all targets.
 * @param state - What the steps before have done.
 * @returns A new state with the cursors of these targets and with all ranges moved along; the
 *   given state when there are no such targets.
 */
export declare function runInsertLineAfterTargets(
  graph: Graph,
  editor: EditableTextEditor,
  state: State,
): Promise<State>;
