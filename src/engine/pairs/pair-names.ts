/** The side a delimiter is on; unknown for quotes, which look the same at both ends. */
export type Side = 'left' | 'right' | 'unknown';

/** A delimiter's text. */
export interface DelimiterText {
  readonly pair: string;
  readonly side: Side;
}

const pairs: Readonly<
  Record<string, readonly [left: readonly string[], right: readonly string[]]>
> = {
  angleBrackets: [
    ['</', '<'],
    ['>', '/>'],
  ],
  backtickQuotes: [['`'], ['`']],
  curlyBrackets: [['{', '${'], ['}']],
  doubleQuotes: [['"'], ['"']],
  escapedDoubleQuotes: [['\\"'], ['\\"']],
  escapedParentheses: [['\\('], ['\\)']],
  escapedSquareBrackets: [['\\['], ['\\]']],
  escapedSingleQuotes: [["\\'"], ["\\'"]],
  parentheses: [['(', '$('], [')']],
  singleQuotes: [["'"], ["'"]],
  squareBrackets: [['['], [']']],
};

const groups: Readonly<Record<string, readonly string[]>> = {
  any: Object.keys(pairs),
  string: ['singleQuotes', 'doubleQuotes', 'backtickQuotes'],
  collectionBoundary: ['parentheses', 'squareBrackets', 'curlyBrackets', 'angleBrackets'],
};

/** Returns the pairs that a spoken name covers. */
export function pairsNamed(name: string): readonly string[] {
  return groups[name] ?? [name];
}

/** Returns the delimiter texts of some pairs. */
export function delimiterTexts(names: readonly string[]): ReadonlyMap<string, DelimiterText> {
  const texts = new Map<string, DelimiterText>();
  for (const pair of names) {
    const [left, right] = pairs[pair] ?? [[], []];
    for (const text of new Set([...left, ...right]))
      texts.set(text, { pair, side: sideOf(left.includes(text), right.includes(text)) });
  }
  return texts;
}

function sideOf(isLeft: boolean, isRight: boolean): Side {
  if (isLeft && isRight) return 'unknown';
  return isLeft ? 'left' : 'right';
}
