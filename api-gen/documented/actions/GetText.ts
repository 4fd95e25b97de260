/**
 * The action by which scripts read targets.
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Returns the content of the targets to the caller. Other actions, and the voice side, use it to
 * fetch text.
 */
declare class GetText implements Action {
  private graph: Graph;

  /**
   * Creates the {@link GetText} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);

  /**
   * Colors the targets briefly, unless told not to, and reads them.
   *
   * @param targets - A tuple with the list of targets.
   * @param options - Whether to show decorations (`true` by default) and whether to insist on a
   *   single target (`false` by default).
   * @returns The texts as return value, and the targets as "that" mark.
   * @throws An error when a single target is insisted on and there are several.
   */
  run(
    targets: [Target[]],
    options?: {
      /** Whether to color the targets; `true` by default. */
      showDecorations?: boolean | undefined;
      /** Whether to throw unless there is exactly one target; `false` by default. */
      ensureSingleTarget?: boolean | undefined;
    },
  ): Promise<ActionReturnValue>;
}

export default GetText;
