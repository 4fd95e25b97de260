/**
 * Words inside identifiers.
 *
 * @module
 */

import { MatchedText } from '../../util/regex';

/** Splits identifiers into words, at capitals and separators, by the rules of a language. */
declare class WordTokenizer {
  private wordRegex: RegExp;

  /**
   * Creates a {@link WordTokenizer}.
   *
   * @param languageId - The language of the document.
   */
  constructor(languageId: string);

  /**
   * Splits an identifier. If it consists of separated words, it is split at the separators;
   * otherwise at capitals and digits.
   *
   * @param text - The identifier.
   * @returns The words and where they begin.
   */
  splitIdentifier(text: string): MatchedText[];
}

export default WordTokenizer;
