/** A small document, a place in it, and the scope that a command refers to there: test data. */
export interface ScopeCase {
  readonly scopeType: string;
  readonly text: string;
  /** Place of the mark: the first occurrence of this. */
  readonly mark: string;
  /** The scope's content; several in document order. */
  readonly finds: string | readonly string[];
  /** The text that is left when the scope and its delimiter are removed. */
  readonly leaves?: string;
  /** All siblings, as "every" finds them. */
  readonly every?: readonly string[];
  /** What "inside" refers to. */
  readonly inside?: string;
}
