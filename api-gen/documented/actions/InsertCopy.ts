/**
 * The actions behind "clone" and "clone up".
 *
 * @module
 */

import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { SelectionWithEditor, Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Duplicates targets in place, with the delimiter that fits between the two copies. */
declare class InsertCopy implements Action {
  private graph: Graph;
  private isBefore: boolean;

  /** Says which modifiers run last: targets of no particular type are widened to their lines. */
  getFinalStages: () => ModifyIfUntypedStage[];

  /**
   * Creates an `InsertCopy`.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   * @param isBefore - Whether the user sees the copy before the original.
   */
  constructor(graph: Graph, isBefore: boolean);

  /**
   * Inserts the copies, colors them, and scrolls to the first cursor.
   *
   * @param targets - A tuple with the list of targets.
   * @returns The copies, as the user sees them, as "that" mark and the originals as source mark.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
  private runForEditor(
    editor: TextEditor,
    targets: Target[],
  ): Promise<{
    sourceMark: SelectionWithEditor[];
    thatMark: SelectionWithEditor[];
  }>;
}

/** Duplicates each target upwards or to the left; spoken "clone up". */
export declare class CopyContentBefore extends InsertCopy {
  /**
   * Creates the {@link CopyContentBefore} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}

/** Duplicates each target downwards or to the right; spoken "clone". */
export declare class CopyContentAfter extends InsertCopy {
  /**
   * Creates the {@link CopyContentAfter} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}
