/** How scopes of one type are found in the tree of a language. A scope type may have several rules; the first one wins where domains are the same. */
export interface ScopeRule {
  /**
   * A tree-sitter query (https://tree-sitter.github.io/tree-sitter/using-parsers/queries). It captures `@content`, what a
   * command works on (several captures in one match are several scopes of one domain), and may capture `@end`, the node
   * in which the content ends, and `@domain`, the node in which a mark may stand (the content without it).
   */
  readonly query: string;
  /** Parents of these types belong to the scope: the "export" before a function, the decorator above it. */
  readonly within?: readonly string[];
  /** A token of this type directly behind belongs to the scope too, such as ";". */
  readonly through?: string;
  /** The side on which a token such as "=" or ":" is removed together with the scope. */
  readonly delimiter?: 'leading' | 'trailing';
  /** The scopes are items of a list: commas are removed with them, and marks on brackets or commas mean the item next to them. */
  readonly isListItem?: boolean;
  /** The scope has an inside: what stands between its first and its last child. */
  readonly hasInterior?: boolean;
}

/** The rules of a language by the extension's identifier of the scope, such as "namedFunction". */
export type ScopeRules = Readonly<Record<string, readonly ScopeRule[]>>;

/** A rule that takes nodes of these types as they are. */
export function nodes(...types: readonly string[]): ScopeRule {
  return { query: `[${types.map((type) => `(${type})`).join(' ')}] @content` };
}

/** A query for one field of nodes of these types; the domain is the whole node. */
export function field(name: string, types: readonly string[]): string {
  return `[${types.map((type) => `(${type} ${name}: (_) @content)`).join(' ')}] @domain`;
}

/** Two tables as one; the rules of the first are tried first. */
export function joinRules(first: ScopeRules, second: ScopeRules): ScopeRules {
  const scopeTypes = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...scopeTypes].map((type) => [type, [...(first[type] ?? []), ...(second[type] ?? [])]]),
  );
}
