import type { Range } from '#shared/text/range.ts';
import type { SyntaxPairs } from '../syntax/syntax-trees.ts';
import { textOf, type Document } from '../text/document.ts';
import { escapePattern } from '#shared/text/escape-pattern.ts';

/** The side a delimiter is on; unknown for quotes, which look the same at both ends. */
type Side = 'left' | 'right' | 'unknown';

interface DelimiterText {
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

/**
 * Returns the names of all pairs that a name covers, such as three kinds of quotes for "string".
 */
export function pairsNamed(name: string): readonly string[] {
  return groups[name] ?? [name];
}

/** Maps each delimiter of these pairs to its pair and side. */
function delimiterTexts(names: readonly string[]) {
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

/** A delimiter in the text. */
export interface Delimiter {
  readonly range: Range;
  /**
   * The extension's name for the delimiter's pair; undefined if the text is not a delimiter here.
   */
  readonly pair: string | undefined;
  readonly side: Side;
}

/** Both delimiters of a pair. */
export interface FoundPair {
  readonly left: Range;
  readonly right: Range;
}

/** Returns the parser's delimiters that belong to these pairs, each with its pair and side. */
export function delimitersInCode(
  { delimiters }: SyntaxPairs,
  { names, isForced }: { readonly names: readonly string[]; readonly isForced: boolean },
): Delimiter[] {
  const texts = delimiterTexts(names);
  return delimiters.flatMap(({ range, token, side }) => {
    const known = texts.get(token);
    if (!known) return [];
    const isOpen = known.side === 'unknown' && !isForced;
    return [{ range, pair: known.pair, side: isOpen ? (side ?? 'unknown') : known.side }];
  });
}

/**
 * Finds delimiters in text without a parser; within a line, quotes alternate between opening and
 * closing unless the command gives a direction.
 */
export function delimitersInText(
  document: Document,
  range: Range,
  { names, isForced }: { readonly names: readonly string[]; readonly isForced: boolean },
): Delimiter[] {
  const texts = delimiterTexts(names);
  if (texts.size === 0) return [];
  const pattern = new RegExp(
    String.raw`(?<!\\)(?:${[...texts.keys()].map(escapePattern).join('|')})`,
    'gu',
  );
  const text = textOf(document, range);
  const previous = new Map<string, { readonly end: number; readonly side: Side }>();
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const known = texts.get(match) ?? { pair: '', side: 'unknown' };
    const { pair } = known;
    const before = previous.get(pair);
    const isFirst = !before || text.slice(before.end, index).includes('\n');
    const turn = isForced ? 'unknown' : isFirst || before.side === 'right' ? 'left' : 'right';
    const side = known.side === 'unknown' ? turn : known.side;
    const end = index + match.length;
    previous.set(pair, { end, side });
    return { range: { start: range.start + index, end: range.start + end }, pair, side };
  });
}
