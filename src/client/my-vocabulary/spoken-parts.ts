import { classifyQuoted } from '#shared/voice/language/classify-quoted.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { Term } from '#shared/voice/term.ts';

/**
 * A part of a spoken phrase: a term that the reader may have renamed, a template slot, or plain
 * words.
 */
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

/**
 * Splits a quoted phrase into terms, slots and plain words. Joining the parts restores the phrase,
 * except for the angle brackets of its slots.
 */
export function splitSpoken(phrase: string, language: Language): SpokenPart[] {
  const quoted = classifyQuoted(phrase, language);
  const slots = quoted.kind === 'template' ? quoted.slots : [];
  const found = [...quoted.terms, ...slots].sort((one, other) => one.start - other.start);
  let at = 0;
  const parts = found.flatMap((one): SpokenPart[] => {
    const before = phrase.slice(at, one.start);
    at = one.end;
    return [
      { kind: 'plain', text: before },
      'name' in one
        ? { kind: 'slot', text: one.name }
        : { kind: 'term', text: phrase.slice(one.start, one.end), term: termKey(one) },
    ];
  });
  const rest: SpokenPart = { kind: 'plain', text: phrase.slice(at) };
  return [...parts, rest].filter(({ text }) => text !== '');
}
