import type { Range } from '#shared/text/range.ts';

/**
 * What the engine asks of a parser: scopes such as "funk" and "arg", and the delimiters of code. Synchronous, and a pure
 * function of the text; whoever loads grammars does so before. All ranges are offsets into `text` in UTF-16 code units.
 */
export interface SyntaxTrees {
  /** Every scope of a type in the text, in any order; undefined when the language or the scope in it is not known. */
  readonly scopesOf: (request: ScopeRequest) => readonly SyntaxScope[] | undefined;
  /** The delimiters of code and the stretches of text in it; undefined when the language is not known. */
  readonly pairsOf: (request: TextRequest) => SyntaxPairs | undefined;
}

/** A text and the editor's name of its language, such as "typescript". */
export interface TextRequest {
  readonly text: string;
  readonly languageId: string;
}

/** A text, its language, and the extension's identifier of a scope, such as "namedFunction". */
export interface ScopeRequest extends TextRequest {
  readonly scopeType: string;
}

/** One function, argument, statement … */
export interface SyntaxScope {
  /** What a command works on. */
  readonly content: Range;
  /** Where a mark may stand for this scope to be the one it means; of several domains the smallest wins. */
  readonly domain: Range;
  /** Scopes with the same iteration range are siblings: those that "every", "first" and "last" count. */
  readonly iteration: Range;
  /** What goes when the scope is removed, when that is more than the content and its delimiter. */
  readonly removal?: Range;
  /** What stands between the scope and the sibling before and behind it, such as ", ". */
  readonly leadingDelimiter?: Range;
  readonly trailingDelimiter?: Range;
  /** What is put between the scope and a new sibling; a line break without it. */
  readonly insertionDelimiter?: string;
  /** What "inside" means, one range or several; the content without it. */
  readonly interior?: readonly Range[];
  /** What "bounds" means: the scope without its interior. */
  readonly boundary?: readonly Range[];
}

/** Where paired delimiters may stand. */
export interface SyntaxPairs {
  /** Delimiters that are tokens of the language, in order: brackets, quotes, the ends of tags. */
  readonly delimiters: readonly SyntaxDelimiter[];
  /** Insides of strings, comments and other text, in which delimiters are found as in a text without a language. */
  readonly textFragments: readonly TextFragment[];
}

/** A stretch of text in code. */
export interface TextFragment {
  readonly range: Range;
  /** What in it is code again, such as "${x}" in a template string; a place in there is not in the text. */
  readonly code: readonly Range[];
}

/** One delimiter in code. */
export interface SyntaxDelimiter {
  readonly range: Range;
  /** The delimiter as it is usually written: `"` also for Python's `f"""`. */
  readonly token: string;
  /** Whether it opens or closes; undefined where both ends look the same and the tree does not tell. */
  readonly side: 'left' | 'right' | undefined;
}
