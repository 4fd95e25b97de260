import { lookUp } from '../../text/look-up.ts';
import type { Lexicon } from './lexicon.ts';

/** A placeholder in a template, such as `<target>`. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  /** Name without angle brackets. */
  readonly name: string;
}

/** Range of characters, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A template with its slots filled. */
export interface FilledTemplate {
  /** null if the template cannot be filled, because of unknown slots or grammar marks. */
  readonly filled: string | null;
  readonly slots: readonly Slot[];
  /** Maps a range of the filled text back to the template; null if it touches filled-in words. */
  toSource<S extends Span>(span: S): S | null;
}

/**
 * Sample terms (`group:identifier`) keyed by slot name, used to check the words around a slot. A
 * number may follow the name: `<target 2>`.
 */
const samples: Readonly<Record<string, string>> = {
  action: 'simple_action:setSelection',
  color: 'hat_color:blue',
  colour: 'hat_color:blue',
  formatter: 'formatter:SNAKE_CASE',
  letter: 'letter:a',
  mark: 'letter:a',
  modifier: 'interior_modifier:interiorOnly',
  nth: 'ordinal:3',
  number: 'number_small:2',
  ordinal: 'ordinal:3',
  pair: 'wrapper_selectable_paired_delimiter:parentheses',
  position: 'position:before',
  scope: 'scope_type:namedFunction',
  scopes: 'scope_type_plural:namedFunction',
  shape: 'hat_shape:fox',
  snippet: 'insertion_snippet_single_phrase:functionDeclaration.name',
  symbol: 'symbol:-',
  target: 'letter:a',
};
/** Sample dictation, for which any word will do. */
const dictated = { phrase: 'hello' };

const slotPattern = /<([^<>]+)>/g;
const grammarMarks = /[[\](){}|…]|\.\.\./;

/** Whether a phrase has slots or grammar marks. */
export function isTemplate(text: string): boolean {
  return text.search(slotPattern) >= 0 || grammarMarks.test(text);
}

/** Returns the slots of a phrase, from left to right. */
export function findSlots(text: string): readonly Slot[] {
  return [...text.matchAll(slotPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    name: match[1] ?? '',
  }));
}

/** Fills a template's slots with a language's sample terms. */
export function fillTemplate(text: string, { entries }: Lexicon): FilledTemplate {
  const slots = findSlots(text);
  const filledSlots = slots.map((slot) => withPlural(text, slot));
  const fillings = filledSlots.map(({ name }) => {
    const sample = lookUp(samples, sampleName(name));
    const entry = entries.find(({ group, identifier }) => `${group}:${identifier}` === sample);
    return entry?.spoken ?? lookUp(dictated, sampleName(name));
  });
  const isOpen = grammarMarks.test(text) || fillings.includes(undefined);
  const pieces = cutAtSlots(text, filledSlots, fillings);
  return {
    filled: isOpen ? null : pieces.map((piece) => piece.text).join(''),
    slots,
    toSource: (span) => {
      const home = pieces.find(
        (piece) =>
          !piece.isSlot && piece.start <= span.start && span.end <= piece.start + piece.text.length,
      );
      return home ? { ...span, start: span.start + home.shift, end: span.end + home.shift } : null;
    },
  };
}

/**
 * Treats the "s" of `<scope>s` as part of the slot, because each language forms its own plurals.
 */
function withPlural(text: string, slot: Slot) {
  return slot.name.toLowerCase() === 'scope' && /^s\b/.test(text.slice(slot.end))
    ? { ...slot, end: slot.end + 1, name: 'scopes' }
    : slot;
}

function sampleName(slot: string) {
  return slot
    .toLowerCase()
    .replace(/[ _-]?name$/, '')
    .replace(/ ?\d+$/, '');
}

interface Piece {
  readonly text: string;
  readonly isSlot: boolean;
  /** Offset in the filled text. */
  readonly start: number;
  /** What to add to an offset in the filled text to get the offset in the template. */
  readonly shift: number;
}

function cutAtSlots(
  text: string,
  slots: readonly Slot[],
  fillings: readonly (string | undefined)[],
) {
  const pieces: Piece[] = [];
  let source = 0;
  let target = 0;
  const push = (piece: string, isSlot: boolean) => {
    pieces.push({ text: piece, isSlot, start: target, shift: source - target });
    target += piece.length;
  };
  slots.forEach((slot, index) => {
    push(text.slice(source, slot.start), false);
    source = slot.start;
    push(fillings[index] ?? '', true);
    source = slot.end;
  });
  push(text.slice(source), false);
  return pieces;
}
