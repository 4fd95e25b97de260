export declare const IDENTIFIER_WORD_REGEXES: string[];
interface Matcher {
  tokenMatcher: RegExp;
  identifierMatcher: RegExp;
  wordMatcher: RegExp;
}
export declare function getMatcher(languageId: string): Matcher;
export declare function tokenize<T>(
  text: string,
  languageId: string,
  mapfn: (v: RegExpMatchArray, k: number) => T,
): T[];
