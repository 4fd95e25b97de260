/** A small document, a place in it, and the scope that a command means there: data for tests. */
export interface ScopeCase {
  readonly scopeType: string;
  readonly text: string;
  /** Where the mark stands: the first occurrence of this. */
  readonly mark: string;
  /** The content of the scope; several in the order of the text. */
  readonly finds: string | readonly string[];
  /** The text that is left when the scope and its delimiter are removed. */
  readonly leaves?: string;
  /** All siblings, as "every" takes them. */
  readonly every?: readonly string[];
  /** What "inside" means. */
  readonly inside?: string;
}
