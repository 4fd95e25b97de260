/**
 * A rule for finding scopes of one type in a language's tree. A type may have several rules; for
 * equal domains, the first wins.
 */
export interface ScopeRule {
  /**
   * A tree-sitter query (https://tree-sitter.github.io/tree-sitter/using-parsers/queries). It
   * captures `@content`, what a command works on; several captures in one match are several scopes
   * with the same domain. It may also capture `@end`, the node in which the content ends, and
   * `@domain`, the node in which a mark refers to the scope (default: the content).
   */
  readonly query: string;
  /**
   * Parents of these types belong to the scope, for example "export" or a decorator before a
   * function.
   */
  readonly within?: readonly string[];
  /** A token of this type right after the scope belongs to it too, such as ";". */
  readonly through?: string;
  /** The side on which a token such as "=" or ":" is removed with the scope. */
  readonly delimiter?: 'leading' | 'trailing';
  /**
   * Whether the scopes are list items: commas are removed with them, and marks on brackets or
   * commas refer to the adjacent item.
   */
  readonly isListItem?: boolean;
  /** Whether the scope has an interior: the text between its first and last child. */
  readonly hasInterior?: boolean;
}

/**
 * A language's rules, keyed by the extension's scope identifiers, for example "namedFunction"; most
 * are only a query.
 */
export type ScopeRules = Readonly<Record<string, readonly (ScopeRule | string)[]>>;

/** Returns a query for whole nodes of these types. */
export function nodes(...types: readonly string[]): string {
  return `[${types.map((type) => `(${type})`).join(' ')}] @content`;
}

/** Returns a query for one field of nodes of these types; the domain is the whole node. */
export function field(name: string, types: readonly string[]): string {
  return `[${types.map((type) => `(${type} ${name}: (_) @content)`).join(' ')}] @domain`;
}

/** Merges two rule tables; the rules of the first take precedence. */
export function joinRules(first: ScopeRules, second: ScopeRules): ScopeRules {
  const scopeTypes = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...scopeTypes].map((type) => [type, [...(first[type] ?? []), ...(second[type] ?? [])]]),
  );
}

/** The scopes of a language, and its nodes that are text rather than code. */
export interface LanguageRules {
  readonly scopes: ScopeRules;
  /** Nodes that contain text, in which delimiters are found as in plain text; the surrounding quotes are not part of it. */
  readonly textNodes: readonly string[];
  /** Children of such nodes that are text too; all others are code. */
  readonly textPieces: readonly string[];
}
