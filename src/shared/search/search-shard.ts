/** A page's audience, the first criterion for grouping and ranking results. */
export type SearchGroup = 'user' | 'contributor' | 'api';

/** The part of a page below one heading, as sent to the browser. */
export interface IndexedSection {
  /** Heading id; absent for the part before the first heading. */
  readonly id?: string;
  /** 1 for the page itself, 2 to 6 for headings. */
  readonly level: number;
  readonly title: string;
  /** Whether the title is code, such as an error message: its words say little about the topic. */
  readonly isQuote?: boolean;
  /** Plain text; absent if there is none. */
  readonly text?: string;
  /** Search words that may not be in the text: examples, identifiers. */
  readonly aliases?: readonly string[];
  /** The author's search terms. */
  readonly terms?: string;
  /** Tags of a declaration: `deprecated`, `beta`, and `override` if it overrides another. */
  readonly marks?: readonly string[];
  /** Number of members that override or implement this one. */
  readonly overriders?: number;
}

/** A page and its sections in reading order; the first section is the page itself. */
export interface IndexedPage {
  /** Path without the base path. */
  readonly path: string;
  /** Kind of a page in the API reference: "Class", "Module". */
  readonly kind?: string;
  readonly sections: readonly IndexedSection[];
}

/** A spoken term and the pages that explain it. */
export interface SpokenTerm {
  /** `group:identifier`, as in the reader's own vocabulary. */
  readonly key: string;
  /** Its spoken form. */
  readonly form: string;
  /** A short description. */
  readonly what?: string;
  /** URL of the page or section that explains the term, without the base path. */
  readonly explained: string;
  /**
   * Path of the page that documents the term's implementation; known once the reference is loaded.
   */
  readonly api?: string;
}

/**
 * One file of the search index: the pages of one group. The file with the user pages also contains
 * the spoken terms, and the file with the reference contains the terms' implementations. The
 * guides' code blocks are in the file with the contributor pages, to keep the one with the user
 * pages small.
 */
export interface SearchShard {
  readonly group: SearchGroup;
  readonly pages: readonly IndexedPage[];
  readonly terms?: readonly SpokenTerm[];
  /** Text of the guides' code blocks and examples, keyed by section URL. */
  readonly blocks?: Readonly<Record<string, string>>;
  /** Paths of the pages that document the terms' implementations, keyed by `SpokenTerm.key`. */
  readonly code?: Readonly<Record<string, string>>;
}

/**
 * URLs of the local search's files, including the base path. Only versions with a reference have a
 * list of declarations.
 */
export type SearchFiles = Readonly<Record<SearchGroup, string>> & {
  readonly declarations?: string;
};
