/**
 * A rule for finding scopes of one type in a language's tree. A type may have several rules; if
 * their scopes have the same domain, the first rule wins.
 */
export interface ScopeRule {
  /**
   * A tree-sitter query (https://tree-sitter.github.io/tree-sitter/using-parsers/queries). It
   * captures `@content`, what a command works on; several captures in one match become separate
   * scopes with the same domain. It may also capture `@end`, the node in which the content ends,
   * and `@domain`, the node in which a mark refers to the scope (default: the content).
   */
  readonly query: string;
  /**
   * Types of parent nodes that belong to the scope, for example "export" or a decorator before a
   * function.
   */
  readonly within?: readonly string[];
  /** Type of a token, such as ";", that belongs to the scope it directly follows. */
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
 * rules are just a query.
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

/** Merges two rule tables; the first table's rules take precedence. */
export function joinRules(first: ScopeRules, second: ScopeRules): ScopeRules {
  const scopeTypes = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...scopeTypes].map((type) => [type, [...(first[type] ?? []), ...(second[type] ?? [])]]),
  );
}

/** A language's scopes, and its nodes that are text rather than code. */
export interface LanguageRules {
  readonly scopes: ScopeRules;
  /**
   * Types of nodes that contain text, in which delimiters are found as in plain text. The
   * surrounding quotes are not part of that text.
   */
  readonly textNodes: readonly string[];
  /** Types of children of text nodes that are text too; all other children are code. */
  readonly textPieces: readonly string[];
}
