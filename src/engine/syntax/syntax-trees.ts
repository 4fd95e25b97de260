import type { Range } from '#shared/text/range.ts';

/**
 * The parser's interface to the engine: scopes such as "funk" and "arg", and the delimiters of
 * code. Synchronous, and a pure function of the text; the caller loads grammars beforehand. All
 * ranges are offsets into `text` in UTF-16 code units.
 */
export interface SyntaxTrees {
  /**
   * Finds every scope of a type, in any order; undefined if the language or the scope type is not
   * supported.
   */
  readonly scopesOf: (request: ScopeRequest) => readonly SyntaxScope[] | undefined;
  /**
   * Finds the delimiters of code and its text fragments; undefined if the language is not
   * supported.
   */
  readonly pairsOf: (request: TextRequest) => SyntaxPairs | undefined;
}

/** Text and its VS Code language identifier, for example "typescript". */
export interface TextRequest {
  readonly text: string;
  readonly languageId: string;
}

/**
 * Text, its language, and the extension's identifier of a scope type, for example "namedFunction".
 */
export interface ScopeRequest extends TextRequest {
  readonly scopeType: string;
}

/** A scope in code, such as a function, an argument or a statement. */
export interface SyntaxScope {
  /** Range that a command works on. */
  readonly content: Range;
  /**
   * Range in which a mark refers to this scope; if several domains contain the mark, the smallest
   * one wins.
   */
  readonly domain: Range;
  /** Scopes with the same iteration range are siblings, which "every", "first" and "last" count. */
  readonly iteration: Range;
  /** Delimiter before the scope, such as ", " after a sibling or " = " before a value. */
  readonly leading?: Range;
  readonly trailing?: Range;
  /** Range that "inside" refers to, if there is one. */
  readonly interior?: Range;
}

/** The delimiters in code, and the text fragments, which may contain further delimiters. */
export interface SyntaxPairs {
  /** The language's delimiter tokens, in document order: brackets, quotes, and the ends of tags. */
  readonly delimiters: readonly SyntaxDelimiter[];
  /**
   * Contents of strings, comments and other text, in which delimiters are found as in plain text.
   */
  readonly textFragments: readonly TextFragment[];
}

/** A piece of text in code, such as the content of a string or comment. */
export interface TextFragment {
  readonly range: Range;
  /** Embedded code, such as "${x}" in a template string; positions in it do not count as text. */
  readonly code: readonly Range[];
}

/** One delimiter in code. */
export interface SyntaxDelimiter {
  readonly range: Range;
  /** The delimiter without prefix and repetition: `"` for Python's `f"""`. */
  readonly token: string;
  /**
   * Whether the delimiter opens or closes; undefined if both ends look the same and the tree does
   * not distinguish them.
   */
  readonly side: 'left' | 'right' | undefined;
}
