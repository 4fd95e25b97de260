/** Snippets by name. */
export type SnippetLibrary = Readonly<Record<string, Snippet>>;

/** A text with variables in the editor's snippet syntax, with a variant for each group of languages. */
export interface Snippet {
  readonly definitions: readonly SnippetDefinition[];
  /** Scopes that a mark expands to, the first one found, when the snippet is inserted next to it. */
  readonly insertionScopes?: readonly string[];
  /** By variable: the scope that a mark expands to when the snippet wraps it. */
  readonly wrapperScopes?: Readonly<Record<string, string>>;
  /** By variable: how dictated words are formatted. */
  readonly formatters?: Readonly<Record<string, string>>;
}

/** One variant of a snippet. */
export interface SnippetDefinition {
  /** Default: all languages. */
  readonly languages?: readonly string[];
  readonly body: readonly string[];
  readonly formatters?: Readonly<Record<string, string>>;
}
