/**
 * Three actions that carry text from one place to another.
 *
 * @module
 */

import { EditStyle } from '../core/editStyles';
import { Range, Selection, TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { EditWithRangeUpdater, Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Which of the three actions an instance of `BringMoveSwap` performs. */
type ActionType = 'bring' | 'move' | 'swap';

/** One edit of a bring, move or swap, with the target it came from. */
interface ExtendedEdit {
  /** The text change, and the way to find its range again afterwards. */
  edit: EditWithRangeUpdater;

  /** The editor that the change belongs to. */
  editor: TextEditor;

  /** Whether the edit changes the source rather than the destination. */
  isSource: boolean;

  /** The target from which the edit was made. */
  originalTarget: Target;
}

/** Where a target is after the edits, from which the "that" and source marks are made. */
interface MarkEntry {
  /** The editor that contains the selection. */
  editor: TextEditor;

  /** The range of the target after the edits, with its direction. */
  selection: Selection;

  /** Whether the entry stands for a source rather than a destination. */
  isSource: boolean;

  /** The target as it was before the edits. */
  target: Target;
}

/**
 * What bring, move and swap share: pair the sources with the destinations, show both, edit, and
 * remember where everything went.
 */
declare class BringMoveSwap implements Action {
  private graph: Graph;
  private type: ActionType;

  /**
   * Creates a `BringMoveSwap`.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   * @param type - Which of the three actions to perform.
   */
  constructor(graph: Graph, type: ActionType);
  private broadcastSource(sources: Target[], destinations: Target[]): any[];
  private getDecorationContext(): {
    sourceStyle: EditStyle;
    destinationStyle: EditStyle;
    getSourceRangeCallback: typeof getRemovalHighlightRange;
  };
  private decorateTargets(sources: Target[], destinations: Target[]): Promise<void>;
  private getEdits(sources: Target[], destinations: Target[]): ExtendedEdit[];
  private performEditsAndComputeThatMark(edits: ExtendedEdit[]): Promise<MarkEntry[]>;
  private decorateThatMark(thatMark: MarkEntry[]): Promise<[void, void]>;
  private calculateMarks(markEntries: MarkEntry[]): {
    thatMark: MarkEntry[];
    sourceMark: MarkEntry[];
  };

  /**
   * Performs the action. A single source is used for every destination, and several sources are
   * joined for a single destination, except when swapping.
   *
   * @param targets - The sources, then the destinations.
   * @returns For a swap, everything as "that" mark; otherwise the destinations as "that" and the
   *   sources as source mark.
   * @throws An error when the two lists cannot be paired.
   */
  run(targets: [Target[], Target[]]): Promise<ActionReturnValue>;
}

/** Copies the source's content to the destination and leaves the source alone; spoken "bring". */
export declare class Bring extends BringMoveSwap {
  /**
   * Creates the {@link Bring} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}

/** Copies the source's content to the destination and removes the source; spoken "move". */
export declare class Move extends BringMoveSwap {
  /**
   * Creates the {@link Move} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}

/** Exchanges the contents of the two targets; spoken "swap". */
export declare class Swap extends BringMoveSwap {
  /**
   * Creates the {@link Swap} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
}

/**
 * The range that is colored to announce the removal of a target.
 *
 * @param target - The target.
 * @returns The range, or `undefined` if nothing is colored.
 */
declare function getRemovalHighlightRange(target: Target): Range | undefined;
