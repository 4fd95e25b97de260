/**
 * The actions behind "crown", "center" and "bottom".
 *
 * @module
 */

import { RevealLineAt } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Scrolls editors so that their targets come to a certain height. */
declare class Scroll implements Action {
  private graph: Graph;
  private at: RevealLineAt;

  /**
   * Creates a `Scroll`.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   * @param at - The height at which the targets should be.
   */
  constructor(graph: Graph, at: RevealLineAt);

  /**
   * Scrolls every editor that contains targets, returns the focus, and colors those targets that
   * fit on the screen.
   *
   * @param targets - A tuple with the list of targets.
   * @returns The targets as "that" mark.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

/** Scrolls until the first line of the targets is the first of the window; spoken "crown". */
export declare class ScrollToTop extends Scroll {
  /**
   * Creates the {@link ScrollToTop} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);
}

/** Scrolls until the targets are in the middle of the window; spoken "center". */
export declare class ScrollToCenter extends Scroll {
  /**
   * Creates the {@link ScrollToCenter} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);
}

/** Scrolls until the last line of the targets is the last of the window; spoken "bottom". */
export declare class ScrollToBottom extends Scroll {
  /**
   * Creates the {@link ScrollToBottom} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);
}
