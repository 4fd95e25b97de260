/** Who a page is written for: the first thing that results are ranked and grouped by. */
export type SearchGroup = 'user' | 'contributor' | 'api';

/** A stretch of a page under one heading, as it is shipped to the browser. */
export interface IndexedSection {
  /** Heading id; absent for the part before the first heading. */
  readonly id?: string;
  /** 1 for the page itself, 2 to 6 for headings. */
  readonly level: number;
  readonly title: string;
  /** Plain text; absent when there is none. */
  readonly text?: string;
  /** Search words that need not be in the text: examples, identifiers. */
  readonly aliases?: readonly string[];
  /** What readers call it. */
  readonly terms?: string;
  /** What a declaration is: `deprecated`, `beta`, and `override` where another one has it first. */
  readonly marks?: readonly string[];
  /** How many members override or implement it. */
  readonly overriders?: number;
}

/** A page with its sections in reading order; the first is the page itself. */
export interface IndexedPage {
  /** Address without the base path. */
  readonly path: string;
  /** Kind of the page in the API reference: "Class", "Module". */
  readonly kind?: string;
  readonly sections: readonly IndexedSection[];
}

/** One spoken term, with the pages that explain it. */
export interface SpokenTerm {
  /** `group:identifier`, as in the reader's own vocabulary. */
  readonly key: string;
  /** Its spoken form. */
  readonly spoken: string;
  /** What it does, in a few words. */
  readonly what?: string;
  /** Address of the section that explains it. */
  readonly explained: string;
  /** Address of its implementation; known once the reference is loaded. */
  readonly api?: string;
}

/**
 * A file of the index: the pages of one group, plus the spoken language with the user pages, plus the implementations
 * of its terms with the reference. Code blocks of the guides are in the second file, to keep the first one small.
 */
export interface SearchShard {
  readonly group: SearchGroup;
  readonly pages: readonly IndexedPage[];
  readonly terms?: readonly SpokenTerm[];
  /** Text of the code blocks and examples of sections of the guides, by the addresses of the sections. */
  readonly blocks?: Readonly<Record<string, string>>;
  /** Addresses of implementations by the keys of their terms. */
  readonly code?: Readonly<Record<string, string>>;
}
