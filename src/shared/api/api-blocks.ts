/** What a piece of a signature is; it becomes the class of the piece. */
type ApiPartKind = 'keyword' | 'name' | 'type' | 'punctuation' | 'string' | 'text';

/** A piece of a signature: plain text, or its kind, its text and perhaps the address it leads to. */
export type ApiPart = string | readonly [kind: ApiPartKind, text: string, href?: string];

/** Content of an `api-signature` fence: one signature, its lines already broken. */
export interface ApiSignatureBlock {
  /** What is declared, in a word: `class`. Left out for members, whose section says it. */
  readonly kind?: string;
  readonly deprecated?: true;
  readonly parts: readonly ApiPart[];
}

/** One line of an `api-rows` fence: something that is described elsewhere. */
export interface ApiRow {
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

/** Content of an `api-rows` fence. */
export interface ApiRowsBlock {
  readonly rows: readonly ApiRow[];
  /** Lines that repeat what another page says are no search results of this one. */
  readonly hidden?: true;
}

/** Letter that stands for a kind of declaration, beside the word and never instead of it. */
export const kindMarks: Readonly<Record<string, string>> = {
  module: 'M',
  namespace: 'N',
  class: 'C',
  interface: 'I',
  enum: 'E',
  'enum member': 'e',
  constructor: 'n',
  property: 'p',
  accessor: 'a',
  method: 'm',
  'call signature': 'f',
  'index signature': 'k',
  function: 'f',
  'type alias': 'T',
  variable: 'v',
  reference: 'R',
};
