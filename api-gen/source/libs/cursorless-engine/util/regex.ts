export declare const rightAnchored: (arg: RegExp) => RegExp;
export declare const leftAnchored: (arg: RegExp) => RegExp;
export declare function matchAll<T>(
  text: string,
  regex: RegExp,
  mapfn: (v: RegExpMatchArray, k: number) => T,
): T[];
export declare function testRegex(regex: RegExp, text: string): boolean;
export interface MatchedText {
  index: number;
  text: string;
}
export declare function matchText(text: string, regex: RegExp): MatchedText[];
