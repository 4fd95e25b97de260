import type { ScopeRules } from './scope-rule.ts';

/** What is known of a language: where its scopes stand, and which of its nodes are text rather than code. */
export interface LanguageRules {
  readonly scopes: ScopeRules;
  /** Nodes that hold text in which delimiters are found as in a text without a language; quotes at their ends are not part of it. */
  readonly textNodes: readonly string[];
  /** Children of such nodes that are text as well; all other children are code. */
  readonly textPieces: readonly string[];
}
