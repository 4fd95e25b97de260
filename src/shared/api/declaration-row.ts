/** One row in a list of declarations that are described elsewhere. */
export interface DeclarationRow {
  readonly kind: string;
  readonly name: string;
  /** Anchor of the row on this page. */
  readonly id?: string;
  readonly href?: string;
  /** Words before the name: `static`. */
  readonly modifiers?: readonly string[];
  /** Value of an enum member. */
  readonly value?: string;
  /** First sentence of its description, as plain text. */
  readonly summary?: string;
  readonly deprecated?: true;
}
