/**
 * What tokens are made of.
 *
 * @module
 */

/** The parts from which the expression for tokens is built. */
export interface LanguageTokenizerComponents {
  /** Operators and other strings that are one token as they are. */
  fixedTokens: string[];

  /** Expressions for the characters of a word; they may repeat. */
  identifierWordRegexes: string[];

  /** Strings that may stand inside identifiers and separate their words. */
  identifierWordDelimiters: string[];

  /** The expression for numbers. */
  numbersRegex: string;

  /** Symbols that make one token however often they are repeated, such as hyphens. */
  repeatableSymbols: string[];

  /** The expression for everything else that is a token of its own. */
  singleSymbolsRegex: string;
}
