/**
 * The common part of all scope handlers.
 *
 * @module
 * @primaryExport
 */
import type { compareTargetScopes } from './compareTargetScopes';
import { Position, TextEditor } from '../../../libs/common';
import type {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';
import type { ScopeHandler, ScopeIteratorRequirements } from './scopeHandler.types';

/**
 * Lets a scope handler generate candidates without regard to the exact requirements, and then drops
 * those that do not meet them.
 */
declare abstract class BaseScopeHandler implements ScopeHandler {
  /** The scope type that the handler finds. */
  abstract readonly scopeType: ScopeType;

  /** The scope type within which "every" looks by default. */
  abstract readonly iterationScopeType: ScopeType;

  /**
   * Whether scopes of this type can contain each other. If not, iteration may stop as soon as
   * nothing further can qualify.
   */
  protected abstract readonly isHierarchical: boolean;

  /**
   * Yields scopes from a position onwards, ordered as {@link compareTargetScopes} demands. It has
   * to yield everything that may qualify, and is free to yield more or to repeat itself.
   *
   * @param editor - The editor that shows the document.
   * @param position - Where to start.
   * @param direction - Which way to go.
   * @param hints - What the caller is interested in; may be used to do less work.
   * @returns The candidates, made one at a time.
   */
  protected abstract generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;

  /**
   * Yields the candidates that meet the requirements, each once and in canonical order.
   *
   * @param editor - The editor that shows the document.
   * @param position - Where to start.
   * @param direction - Which way to go.
   * @param requirements - Which scopes qualify; by default all that are not entirely behind the
   * position, seen in that direction.
   * @returns The scopes, made one at a time.
   */
  generateScopes(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    requirements?: Partial<ScopeIteratorRequirements>,
  ): Iterable<TargetScope>;

  /** Says whether no further candidate can qualify after the given one. */
  private canStopEarly(
    position: Position,
    direction: Direction,
    requirements: ScopeIteratorRequirements,
    scope: TargetScope,
  ): boolean;
}

export default BaseScopeHandler;
