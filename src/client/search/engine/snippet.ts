import { fold } from './query/fold.ts';
import { stem } from './query/stem.ts';
import { findWords, isPlain, splitIdentifier } from './query/find-words.ts';

/**
 * Plain text with the ranges to highlight (character offsets, end exclusive). It is never markup;
 * the renderer decides how to show it.
 */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** Tests whether a folded word matches the query. */
export type WordTest = (word: string) => boolean;

/** Returns a test for a query's words: the words themselves, longer ones that begin with them, and those with the same stem. */
export function createWordTest(terms: Iterable<string>, prefixes: Iterable<string>): WordTest {
  const exact = new Set([...terms].flatMap((term) => [term, stem(term)]));
  const starts = [...prefixes].filter((prefix) => prefix.length > 1);
  // A stem shares its word's first letters, which rules out most words without stemming them.
  const beginnings = new Set([...exact, ...starts].map(beginningOf));
  return (word) =>
    beginnings.has(beginningOf(word)) &&
    (exact.has(word) || exact.has(stem(word)) || starts.some((prefix) => word.startsWith(prefix)));
}

/** Returns the first two letters as a number, because comparing numbers allocates no strings. */
function beginningOf(word: string): number {
  return word.charCodeAt(0) * 65_536 + (word.length > 1 ? word.charCodeAt(1) : 0);
}

/** Marks the matching words, including those inside identifiers. */
export function markWords(text: string, isWanted: WordTest): MarkedText {
  const marks: (readonly [number, number])[] = [];
  for (const word of findWords(text)) {
    const isSimple = isPlain(word.text);
    if (isWanted(isSimple ? word.text.toLowerCase() : fold(word.text)))
      marks.push([word.start, word.end]);
    else if (!isSimple)
      for (const part of splitIdentifier(word))
        if (isWanted(fold(part.text))) marks.push([part.start, part.end]);
  }
  return { text, marks };
}

/** Cuts out the part of a text with the most matching words close together. */
export function cutSnippet(text: string, isWanted: WordTest, length = 140): MarkedText {
  const { marks } = markWords(text, isWanted);
  const first = bestStart(marks, length);
  const from = first <= length / 3 ? 0 : wordStart(text, first - 40);
  const to = text.length - from <= length ? text.length : wordEnd(text, from + length);
  const lead = from > 0 ? '… ' : '';
  const shift = lead.length - from;
  const inside = marks
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]) => [start + shift, end + shift] as const);
  return { text: `${lead}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, marks: inside };
}

/** Returns the start of the highlight that is followed by the most others within reach. */
function bestStart(marks: MarkedText['marks'], reach: number): number {
  let best = { start: 0, count: 0 };
  for (const [start] of marks) {
    const count = marks.filter(([other]) => other >= start && other < start + reach - 40).length;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, at));
  return space === -1 ? Math.max(0, at) : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space <= 0 ? at : space;
}
