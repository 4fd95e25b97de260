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
  /** Words that lead here and need not be in the text: examples, identifiers. */
  readonly aliases?: readonly string[];
  /** What readers call it. */
  readonly terms?: string;
}

/** A page with its sections in reading order; the first is the page itself. */
export interface IndexedPage {
  /** Address without the base path. */
  readonly path: string;
  /** What the API reference says the page is: "Class", "Module". */
  readonly kind?: string;
  readonly sections: readonly IndexedSection[];
}

/** One thing that can be said, with the places that tell about it. */
export interface SpokenTerm {
  /** `group:identifier`, as in the reader's own vocabulary. */
  readonly key: string;
  /** Words to say. */
  readonly spoken: string;
  /** What it does, in a few words. */
  readonly what?: string;
  /** Address of the section that explains it. */
  readonly explained: string;
  /** Address of the code behind it; known when the reference is there. */
  readonly api?: string;
}

/**
 * A file of the index: pages of one group, with the user pages the spoken language, and with the reference the code behind
 * that. What stands in code blocks of the guides comes with the second file, as the first must be small.
 */
export interface SearchShard {
  readonly group: SearchGroup;
  readonly pages: readonly IndexedPage[];
  readonly terms?: readonly SpokenTerm[];
  /** Text of the code blocks and examples of sections of the guides, by the addresses of the sections. */
  readonly blocks?: Readonly<Record<string, string>>;
  /** Addresses of the code behind what can be said, by the keys of the terms. */
  readonly code?: Readonly<Record<string, string>>;
}
