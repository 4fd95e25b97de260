import type { ScopeRules } from './scope-rule.ts';

/** The scopes of a language, and its nodes that are text rather than code. */
export interface LanguageRules {
  readonly scopes: ScopeRules;
  /** Nodes that contain text, in which delimiters are found as in plain text; the surrounding quotes are not part of it. */
  readonly textNodes: readonly string[];
  /** Children of such nodes that are text too; all others are code. */
  readonly textPieces: readonly string[];
}
