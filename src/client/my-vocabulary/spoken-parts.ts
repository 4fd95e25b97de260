import { classifyQuoted } from '#shared/voice/language/classify-quoted.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { Slot } from '#shared/voice/grammar/template.ts';
import type { Term } from '#shared/voice/term.ts';

/** A part of a spoken phrase: a term that the reader may have renamed, a slot of a template, or plain words. */
export interface SpokenPart {
  readonly kind: 'term' | 'slot' | 'plain';
  /** The text to show, without the angle brackets of slots. */
  readonly text: string;
  /** `group:identifier` of a term. */
  readonly term?: string;
}

/** Returns the key of a term in pages and in the reader's own vocabulary. */
export function termKey({ group, identifier }: Pick<Term, 'group' | 'identifier'>): string {
  return `${group}:${identifier}`;
}

/** Splits a quoted phrase into terms, slots and the rest; joined, they are the phrase again. */
export function splitSpoken(phrase: string, language: Language): SpokenPart[] {
  const quoted = classifyQuoted(phrase, language);
  const slots = quoted.kind === 'template' ? quoted.slots : [];
  const found = [...quoted.terms.map(termPart), ...slots.map(slotPart)].sort(
    (a, b) => a.start - b.start,
  );
  const parts: SpokenPart[] = [];
  let end = 0;
  for (const { start, end: next, part } of found) {
    parts.push({ kind: 'plain', text: phrase.slice(end, start) }, part(phrase));
    end = next;
  }
  parts.push({ kind: 'plain', text: phrase.slice(end) });
  return parts.filter((part) => part.text !== '');
}

interface FoundPart {
  readonly start: number;
  readonly end: number;
  part(phrase: string): SpokenPart;
}

function termPart(term: Term): FoundPart {
  return {
    start: term.start,
    end: term.end,
    part: (phrase) => ({
      kind: 'term',
      text: phrase.slice(term.start, term.end),
      term: termKey(term),
    }),
  };
}

function slotPart(slot: Slot): FoundPart {
  return { start: slot.start, end: slot.end, part: () => ({ kind: 'slot', text: slot.name }) };
}
