import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Target } from '../model/target.ts';
import type { Document } from '../text/document.ts';

/** What scopes are looked up in. */
export interface ScopeContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
}

/** How far and which way "next", "previous" and counts go; an offset of 0 begins with the scope at hand. */
export interface Relative {
  readonly offset: number;
  readonly length: number;
  readonly direction: 'forward' | 'backward';
}

/** A kind of scope, as modifiers use it. All throw an `EngineError` when there is no such scope. */
export interface ScopeKind {
  /** The scope that holds a target. */
  readonly containing: (target: Target, context: ScopeContext) => readonly Target[];
  /** The scopes of the list that a target stands in, or those inside it when its extent was chosen. */
  readonly every: (target: Target, context: ScopeContext) => readonly Target[];
  /** Scopes that come before or after a target. */
  readonly relative: (
    target: Target,
    relative: Relative,
    context: ScopeContext,
  ) => readonly Target[];
}
