import { fold } from './query/fold.ts';
import { stem } from './query/stem.ts';
import {
  findWords,
  isPlain,
  joinedWords,
  splitIdentifier,
  type TextWord,
} from './query/find-words.ts';

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
  const words = findWords(text);
  const joined = joinedWords(text, words).filter((word) => isWanted(fold(word.text)));
  for (const word of words) {
    if (joined.some(({ start, end }) => start < word.end && end > word.start)) continue;
    const isSimple = isPlain(word.text);
    if (isWanted(isSimple ? word.text.toLowerCase() : fold(word.text)))
      marks.push([word.start, word.end]);
    else if (!isSimple)
      for (const part of splitIdentifier(word))
        if (isWanted(fold(part.text))) marks.push([part.start, part.end]);
  }
  marks.push(...joined.map(({ start, end }) => [start, end] as const));
  marks.sort(([a], [b]) => a - b);
  return { text, marks: marks.filter(([start], index) => start >= (marks[index - 1]?.[1] ?? 0)) };
}

/** Cuts out the part of a text with the most matching words close together. */
export function cutSnippet(text: string, isWanted: WordTest, length = 140): MarkedText {
  const { marks } = markWords(text, isWanted);
  const first = bestStart(marks, length);
  const words = findWords(text);
  const from = first <= length / 3 ? 0 : startAt(words, first - 40);
  const to = text.length - from <= length ? text.length : endBefore(words, from + length);
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

function startAt(words: readonly TextWord[], at: number): number {
  return words.find(({ start }) => start >= at)?.start ?? at;
}

function endBefore(words: readonly TextWord[], at: number): number {
  return words.findLast(({ end }) => end <= at)?.end ?? at;
}
