/**
 * Splits text into tokens.
 *
 * @module
 */

/** What words in identifiers are made of: letters with their accents, and digits. */
export declare const IDENTIFIER_WORD_REGEXES: string[];

/** The expressions for one set of word separators. */
interface Matcher {
  /** Matches a token: an identifier, a number or an operator. */
  tokenMatcher: RegExp;

  /** Matches an identifier. */
  identifierMatcher: RegExp;

  /** Matches a word of an identifier. */
  wordMatcher: RegExp;
}

/**
 * Returns the expressions for a language, by the word separators in its settings.
 *
 * @param languageId - The language.
 */
export declare function getMatcher(languageId: string): Matcher;

/**
 * Splits text into tokens.
 *
 * @param text - The text.
 * @param languageId - Its language.
 * @param mapfn - Makes a result from each match.
 * @returns The results in order.
 */
export declare function tokenize<T>(
  text: string,
  languageId: string,
  mapfn: (v: RegExpMatchArray, k: number) => T,
): T[];
