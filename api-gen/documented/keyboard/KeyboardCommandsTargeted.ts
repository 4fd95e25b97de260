/**
 * Commands for building a keyboard interface.
 *
 * @module
 */

import { ActionType } from '../core/commandRunner/typings/ActionCommand';
import { HatColor, HatShape } from '../core/commandRunner/typings/hatStyles.types';
import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { Graph } from '../typings/Types';

/**
 * What happens to the current target: the new one replaces it, makes a range with it, or is added
 * to it.
 */
type TargetingMode = 'replace' | 'extend' | 'append';

/** Which hat to target. */
interface TargetDecoratedMarkArgument {
  /** The color; the plain one if left out. */
  color?: HatColor;

  /** The shape; the dot if left out. */
  shape?: HatShape;

  /** The character under the hat; if left out, the next key says it. */
  character?: string;

  /** What happens to the current target, which is replaced if this is left out. */
  mode?: TargetingMode;
}

/** Which scope to target. */
interface TargetScopeTypeArgument {
  /** The kind of scope. */
  scopeType: SimpleScopeTypeType;

  /** Whether the one around the target or all of them in it; the one around if left out. */
  type?: 'containingScope' | 'everyScope';
}

/**
 * Commands with which keys can choose a target, which is highlighted, and then act on it. The
 * target is kept in the "that" mark.
 */
declare class KeyboardCommandsTargeted {
  private graph: Graph;

  /**
   * Creates the {@link KeyboardCommandsTargeted} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `keyboardCommands`.
   */
  constructor(graph: Graph);

  /** Registers the commands with the editor. */
  init(): void;

  /**
   * Makes the token under a hat the target, or extends the target by it.
   *
   * @param options - Which hat, and what happens to the current target.
   * @returns What the command returns; nothing if the user cancelled the question for a
   *   character.
   */
  targetDecoratedMark: (options: TargetDecoratedMarkArgument) => Promise<unknown>;

  /**
   * Widens the target to a scope.
   *
   * @param options - Which scope.
   * @returns What the command returns.
   */
  targetScopeType: (options: TargetScopeTypeArgument) => Promise<unknown>;
  private highlightTarget: () => Thenable<unknown>;

  /**
   * Runs an action on the target; some actions end the keyboard mode as well.
   *
   * @param action - The action.
   * @returns What the command returns.
   */
  performActionOnTarget: (action: ActionType) => Promise<unknown>;

  /**
   * Makes the current selection the target.
   *
   * @returns What the command returns.
   */
  targetSelection: () => Thenable<unknown>;

  /**
   * Forgets the target and removes its highlight.
   *
   * @returns What the command returns.
   */
  clearTarget: () => Thenable<unknown>;
}

export default KeyboardCommandsTargeted;
