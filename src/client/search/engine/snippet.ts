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

/**
 * Returns a test for a query's words, longer words that begin with them, and words with the same
 * stem.
 */
export function createWordTest(terms: readonly string[], prefixes: readonly string[]): WordTest {
  const exact = new Set(terms.flatMap((term) => [term, stem(term)]));
  const starts = prefixes.filter((prefix) => prefix.length > 1);
  // A stem has the same first letters as its word, so comparing them rules out most words without
  // stemming.
  const beginningOf = (word: string) => word.slice(0, 2);
  const beginnings = new Set([...exact, ...starts].map(beginningOf));
  return (word) =>
    beginnings.has(beginningOf(word)) &&
    (exact.has(word) || exact.has(stem(word)) || starts.some((prefix) => word.startsWith(prefix)));
}

/** Marks the matching words, including those inside identifiers. */
export function markWords(text: string, isWanted: WordTest): MarkedText {
  return { text, marks: findMarks(text, findWords(text), isWanted) };
}

/**
 * Returns the parts of an identifier. Plain words are skipped, because splitting every word would
 * take a third of a search's time.
 */
const partsOf = (word: TextWord) => (isPlain(word.text) ? [] : splitIdentifier(word));

function findMarks(text: string, words: readonly TextWord[], isWanted: WordTest) {
  const isMarked = (word: TextWord) => isWanted(fold(word.text));
  const joined = joinedWords(text, words).filter(isMarked);
  const single = words
    .filter((word) => !joined.some(({ start, end }) => start < word.end && end > word.start))
    .flatMap((word) => (isMarked(word) ? word : partsOf(word).filter(isMarked)));
  const marks = [...single, ...joined]
    .map(({ start, end }) => [start, end] as const)
    .sort(([a], [b]) => a - b);
  return marks.filter(([start], index) => start >= (marks[index - 1]?.[1] ?? 0));
}

/**
 * Returns the part of a text, about `length` characters long, with the most matching words, and
 * marks these words.
 */
export function cutSnippet(text: string, isWanted: WordTest, length = 140): MarkedText {
  const words = findWords(text);
  const marks = findMarks(text, words, isWanted);
  const first = bestStart(marks, length);
  const from = first <= length / 3 ? 0 : startAt(words, first - 40);
  const to = text.length - from <= length ? text.length : endBefore(words, from + length);
  const lead = from > 0 ? '… ' : '';
  const shift = lead.length - from;
  const inside = marks
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]) => [start + shift, end + shift] as const);
  return { text: `${lead}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, marks: inside };
}

/**
 * Returns the start of the highlight that begins the densest stretch of about `reach` characters.
 */
function bestStart(marks: MarkedText['marks'], reach: number) {
  let best = { start: 0, count: 0 };
  for (const [start] of marks) {
    const count = marks.filter(([other]) => other >= start && other < start + reach - 40).length;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function startAt(words: readonly TextWord[], at: number) {
  return words.find(({ start }) => start >= at)?.start ?? at;
}

function endBefore(words: readonly TextWord[], at: number) {
  return words.findLast(({ end }) => end <= at)?.end ?? at;
}
