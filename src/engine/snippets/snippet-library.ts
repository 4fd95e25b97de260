/** Snippets by name. */
export type SnippetLibrary = Readonly<Record<string, Snippet>>;

/** A text with variables in the editor's snippet syntax, in one version for each group of languages. */
export interface Snippet {
  readonly definitions: readonly SnippetDefinition[];
  /** Scopes that a mark is widened to, the first that is there, when the snippet is put next to it. */
  readonly insertionScopes?: readonly string[];
  /** By variable: the scope that a mark is widened to when the snippet is wrapped round it. */
  readonly wrapperScopes?: Readonly<Record<string, string>>;
  /** By variable: how dictated words are written. */
  readonly formatters?: Readonly<Record<string, string>>;
}

/** One version of a snippet. */
export interface SnippetDefinition {
  /** All languages without it. */
  readonly languages?: readonly string[];
  readonly body: readonly string[];
  readonly formatters?: Readonly<Record<string, string>>;
}
