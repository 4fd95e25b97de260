/**
 * What a scope handler has to offer.
 *
 * @module
 */
import type { compareTargetScopes } from './compareTargetScopes';
import type { Position, TextEditor } from '../../../libs/common';
import type {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

/**
 * Knows how to find the scopes of one type in a document. All modifiers that take a scope are built
 * on it: containing, "every", "next", ordinals and so on. Domains of scopes of one type never
 * overlap partly; in hierarchical types one may lie within another.
 */
export interface ScopeHandler {
  /** The scope type that the handler finds. */
  readonly scopeType: ScopeType;

  /** The scope type within which "every" looks when the target marks out no range. */
  readonly iterationScopeType: ScopeType;

  /**
   * Walks through a document and yields scopes in the order that {@link compareTargetScopes}
   * defines.
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

  /**
   * Decides which of two neighboring scopes is meant when the cursor is right between them.
   * Without it, the one that follows is.
   *
   * @param scopeA - One scope.
   * @param scopeB - Its neighbor.
   * @returns Whether the first is preferred; `undefined` if it does not matter.
   */
  isPreferredOver?(scopeA: TargetScope, scopeB: TargetScope): boolean | undefined;
}

/**
 * How a scope's domain has to lie in relation to a position: `required` means that it contains or
 * touches it, `disallowed` that it does neither, and `disallowedIfStrict` that it may touch but not
 * contain it.
 */
export type ContainmentPolicy = 'required' | 'disallowed' | 'disallowedIfStrict';

/** Which scopes qualify when a document is searched. */
export interface ScopeIteratorRequirements {
  /**
   * How a scope has to lie in relation to the start of the search; `null` if it does not matter.
   */
  containment: ContainmentPolicy | null;

  /**
   * Where the search ends: scopes that begin beyond it do not qualify; `null` for the end of the
   * document.
   */
  distalPosition: Position | null;
}
