/** Test data: a small document, a place in it, and the scope that a command refers to there. */
export interface ScopeCase {
  readonly scopeType: string;
  readonly text: string;
  /** Where the mark is: at the first occurrence of this text. */
  readonly mark: string;
  /** The content of the scope, or of several scopes in document order. */
  readonly finds: string | readonly string[];
  /** The text that remains after the scope and its delimiter are removed. */
  readonly leaves?: string;
  /** All siblings, as "every" finds them. */
  readonly every?: readonly string[];
  /** The text that "inside" refers to. */
  readonly inside?: string;
}
