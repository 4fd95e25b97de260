import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Modifier } from '../model/command.ts';
import type { Target } from '../model/target.ts';
import type { Document } from '../text/document.ts';
import { once } from '../text/once.ts';
import { textScopes, type FoundScope, type TextScopeName } from './text-scopes.ts';

/** Context for looking up scopes. */
export interface ScopeContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
  /** Returns all scopes of a kind that needs no parser, in document order. */
  readonly findText: (name: TextScopeName) => readonly FoundScope[];
}

/**
 * Creates a context for looking up a document's scopes; each kind of scope is searched for only
 * once.
 */
export function createScopeContext(document: Document, syntax?: SyntaxTrees): ScopeContext {
  return {
    document,
    findText: once((name) => textScopes[name].find(document)),
    syntax: syntax && {
      scopesOf: once(syntax.scopesOf, ({ scopeType }) => scopeType),
      pairsOf: once(syntax.pairsOf, () => 'pairs'),
    },
  };
}

/**
 * A modifier for "next", "previous" or counted scopes; an offset of 0 starts at the current scope.
 */
export type Relative = Modifier & { readonly kind: 'relative' };

/**
 * A kind of scope, as modifiers use it. Every method throws an `EngineError` if there is no such
 * scope.
 */
export interface ScopeKind {
  /** Returns the scope that contains a target; a scope with several parts is several targets. */
  readonly containing: (target: Target, context: ScopeContext) => readonly Target[];
  /**
   * Returns the siblings of a target's scope or, for kinds found without a parser, the scopes
   * inside a target with an explicit extent.
   */
  readonly every: (target: Target, context: ScopeContext) => readonly Target[];
  /**
   * Returns the scopes before or after a target as one target. Default: chosen from the target's
   * siblings.
   */
  readonly relative?: (target: Target, relative: Relative, context: ScopeContext) => Target;
}
