/**
 * Characters as the user sees and says them.
 *
 * @module
 */

import { Listener, TokenHatSplittingMode, Disposable, Notifier } from '../../common';

/** What stands for all characters that have no spoken name; spoken "special". */
export declare const UNKNOWN = '[unk]';

/**
 * Matches one character as seen: a letter with its accents, or a digit, symbol or punctuation mark.
 */
export declare const GRAPHEME_SPLIT_REGEX: RegExp;

/**
 * Splits tokens into the characters that can wear hats, and reduces these to characters that can be
 * said.
 */
export declare class TokenGraphemeSplitter {
  private disposables: Disposable[];
  private algorithmChangeNotifier: Notifier<[]>;
  private tokenHatSplittingMode: TokenHatSplittingMode;

  /** Creates a {@link TokenGraphemeSplitter} in its initial state. */
  constructor();
  private updateTokenHatSplittingMode(): void;

  /**
   * Splits a token.
   *
   * @param token - The token's text.
   * @returns The characters, reduced, and where they are.
   */
  getTokenGraphemes: (token: string) => Grapheme[];

  /**
   * Reduces a character: composes it, makes it small and takes its accents away as far as the
   * settings allow, and replaces what still cannot be said by {@link UNKNOWN}.
   *
   * @param rawGraphemeText - The character as it stands in the document.
   * @returns The character under which hats are filed.
   */
  normalizeGrapheme(rawGraphemeText: string): string;

  /**
   * Asks to be told when the settings for splitting have changed, so that hats must be handed out
   * anew.
   *
   * @param listener - Called after each change.
   * @returns What ends the subscription.
   */
  registerAlgorithmChangeListener: (listener: Listener<[]>) => Disposable;

  /** Stops watching the settings. */
  dispose(): void;
}

/** A character of a token. */
export interface Grapheme {
  /** The character, reduced. */
  text: string;

  /** Where it begins in the token. */
  tokenStartOffset: number;

  /** Where it ends in the token. */
  tokenEndOffset: number;
}
