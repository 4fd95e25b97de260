/** One line of a list of declarations, which are described elsewhere. */
export interface DeclarationRow {
  readonly kind: string;
  readonly name: string;
  /** Anchor of the line on this page. */
  readonly id?: string;
  readonly href?: string;
  /** Words before the name: `static`. */
  readonly modifiers?: readonly string[];
  /** Value of an enumeration's member. */
  readonly value?: string;
  /** First sentence of its description, as text. */
  readonly summary?: string;
  readonly deprecated?: true;
}
