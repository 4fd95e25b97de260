/**
 * The actions behind "drop", "float" and "puff".
 *
 * @module
 */

import { Range } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Adds empty lines next to targets and leaves cursors and targets where they are. */
declare class InsertEmptyLines implements Action {
  private graph: Graph;
  private insertAbove: boolean;
  private insertBelow: boolean;

  /**
   * Creates an `InsertEmptyLines`.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   * @param insertAbove - Whether to add a line above each target.
   * @param insertBelow - Whether to add a line below each target.
   */
  constructor(graph: Graph, insertAbove: boolean, insertBelow: boolean);
  private getRanges(targets: Target[]): Range[];
  private getEdits(ranges: Range[]): {
    range: Range;
    text: string;
  }[];

  /**
   * Inserts the lines, each place only once, and colors them.
   *
   * @param targets - A tuple with the list of targets.
   * @returns The targets, at their new places, as "that" mark.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

/** Adds an empty line above and one below each target; spoken "puff". */
export declare class InsertEmptyLinesAround extends InsertEmptyLines {
  /**
   * Creates the {@link InsertEmptyLinesAround} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}

/** Adds an empty line above each target; spoken "drop". */
export declare class InsertEmptyLineAbove extends InsertEmptyLines {
  /**
   * Creates the {@link InsertEmptyLineAbove} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}

/** Adds an empty line below each target; spoken "float". */
export declare class InsertEmptyLineBelow extends InsertEmptyLines {
  /**
   * Creates the {@link InsertEmptyLineBelow} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}
