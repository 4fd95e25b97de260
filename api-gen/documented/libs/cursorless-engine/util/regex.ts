/**
 * Helpers for regular expressions.
 *
 * @module
 */

/**
 * Makes an expression that matches only at the end of a text. Results are remembered.
 *
 * @param arg - The expression.
 */
export declare const rightAnchored: (arg: RegExp) => RegExp;

/**
 * Makes an expression that matches only at the start of a text. Results are remembered.
 *
 * @param arg - The expression.
 */
export declare const leftAnchored: (arg: RegExp) => RegExp;

/**
 * Finds all matches and makes something of each.
 *
 * @param text - Where to look.
 * @param regex - The expression, with the global flag; it is used from the start of the text.
 * @param mapfn - Makes a result from a match and its number.
 */
export declare function matchAll<T>(
  text: string,
  regex: RegExp,
  mapfn: (v: RegExpMatchArray, k: number) => T,
): T[];

/**
 * Tells whether an expression matches, wherever it left off before.
 *
 * @param regex - The expression.
 * @param text - Where to look.
 */
export declare function testRegex(regex: RegExp, text: string): boolean;

/** A match. */
export interface MatchedText {
  /** Where it begins. */
  index: number;

  /** What matched. */
  text: string;
}

/**
 * Finds all matches with their places.
 *
 * @param text - Where to look.
 * @param regex - The expression, with the global flag.
 */
export declare function matchText(text: string, regex: RegExp): MatchedText[];
