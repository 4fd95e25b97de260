/** Snippets, keyed by name. */
export type SnippetLibrary = Readonly<Record<string, Snippet>>;

/**
 * A text with variables in the editor's snippet syntax, and its variants for groups of languages.
 */
export interface Snippet {
  readonly definitions: readonly SnippetDefinition[];
  /**
   * Scopes to expand a mark to when the snippet is inserted next to it; the first one found is
   * used.
   */
  readonly insertionScopes?: readonly string[];
  /** For each variable, the scope to expand a mark to when the snippet wraps it. */
  readonly wrapperScopes?: Readonly<Record<string, string>>;
  /** For each variable, the formatter for dictated words. */
  readonly formatters?: Readonly<Record<string, string>>;
}

/** One variant of a snippet. */
export interface SnippetDefinition {
  /** Default: all languages. */
  readonly languages?: readonly string[];
  readonly body: readonly string[];
  readonly formatters?: Readonly<Record<string, string>>;
}
