import type { SyntaxTrees } from '../../syntax/syntax-trees.ts';
import type { Target } from '../../model/target.ts';
import type { Document } from '../../text/document.ts';
import type { FoundScope } from './found-scope.ts';
import type { TextScopeName } from './text-scopes.ts';

/** Context in which scopes are looked up. */
export interface ScopeContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
  /** Returns the scopes of the document that need no parser, in document order. */
  readonly findText: (name: TextScopeName) => readonly FoundScope[];
}

/** Count and direction of "next", "previous" and counted scopes; an offset of 0 starts at the current scope. */
export interface Relative {
  readonly offset: number;
  readonly length: number;
  readonly direction: 'forward' | 'backward';
}

/**
 * A kind of scope, as modifiers use it. Every method throws an `EngineError` if there is no such
 * scope.
 */
export interface ScopeKind {
  /** Returns the scope that contains a target. */
  readonly containing: (target: Target, context: ScopeContext) => readonly Target[];
  /**
   * Returns the siblings of a target's scope, or the scopes inside a target with an explicit
   * extent.
   */
  readonly every: (target: Target, context: ScopeContext) => readonly Target[];
  /** Returns scopes before or after a target. */
  readonly relative: (
    target: Target,
    relative: Relative,
    context: ScopeContext,
  ) => readonly Target[];
}
