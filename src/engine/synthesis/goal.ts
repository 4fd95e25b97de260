import type { Selection } from '#shared/text/position.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { union, type Range } from '#shared/text/range.ts';
import { difference } from '../edits/difference.ts';
import type { EngineState } from '../model/engine-state.ts';
import { documentOf, type Document } from '../text/document.ts';

/** State that a phrase should reach: a text or, if the text stays the same, selections. */
export interface WantedState {
  readonly text: string;
  readonly selections: readonly Selection[];
}

/** A wanted state compared with the current one. */
export interface Goal {
  readonly wanted: WantedState;
  readonly document: Document;
  /** The smallest range of the text that includes every difference, or the wanted selections. */
  readonly ranges: readonly Range[];
  /** The smallest range that includes all `ranges`. */
  readonly hull: Range;
  /**
   * `hull`, extended to whole words for a replacement, because a phrase may replace words as a
   * whole.
   */
  readonly words: Range;
  readonly kind: 'selection' | 'removal' | 'insertion' | 'replacement';
  /** Whether letters and digits keep their order (ignoring case), are only reordered, or change. */
  readonly letters: 'kept' | 'moved' | 'changed';
  /** The new text for the changed range. */
  readonly added: string;
  isReachedBy(state: WantedState): boolean;
}

/** Compares a wanted state with the current one. */
export function readGoal(state: EngineState, wanted: WantedState): Goal {
  const document = documentOf(state);
  const isSelection = state.text === wanted.text;
  const edit = difference(state.text, wanted.text);
  const selected = toRanges(document, wanted.selections);
  const ranges = isSelection ? selected : [edit.range];
  const hull = spanOf(ranges);
  const kind = isSelection ? 'selection' : kindOf(state.text, wanted.text);
  return {
    wanted,
    document,
    ranges,
    hull,
    words: kind === 'replacement' ? wordsAround(state.text, hull) : hull,
    kind,
    letters: compareLetters(state.text, wanted.text),
    added: edit.text,
    isReachedBy: ({ text, selections }) =>
      text === wanted.text &&
      (!isSelection || JSON.stringify(toRanges(document, selections)) === JSON.stringify(selected)),
  };
}

function kindOf(before: string, after: string): Goal['kind'] {
  if (isWithin(after, before)) return 'removal';
  return isWithin(before, after) ? 'insertion' : 'replacement';
}

/** Whether the short text can be made from the long one just by removing characters. */
function isWithin(short: string, long: string) {
  let found = 0;
  for (let at = 0; at < long.length && found < short.length; at += 1)
    if (long[at] === short[found]) found += 1;
  return found === short.length;
}

function wordsAround(text: string, { start, end }: Range) {
  let [from, to] = [start, end];
  while (isWord(text[from - 1])) from -= 1;
  while (isWord(text[to])) to += 1;
  return { start: from, end: to };
}

/** Whether a character can be part of a word; false if there is none. */
export function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}

function compareLetters(before: string, after: string) {
  const [one, other] = [lettersOf(before), lettersOf(after)];
  if (one === other) return 'kept';
  const sorted = (letters: string) => [...letters].sort().join('');
  return sorted(one) === sorted(other) ? 'moved' : 'changed';
}

/** Returns the letters and digits of a text in lowercase. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function toRanges(document: Document, selections: readonly Selection[]) {
  return selections
    .map((selection) => selectionRange(document, selection))
    .sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Returns the range from the first start to the last end. */
export function spanOf(ranges: readonly Range[]): Range {
  return ranges.reduce(union, { start: Infinity, end: -Infinity });
}
