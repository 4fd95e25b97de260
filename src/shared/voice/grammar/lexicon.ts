import type { Grammar } from './compile-grammar.ts';
import type { OffReason, Vocabulary } from '../vocabulary.ts';
import type { Term } from '../term.ts';
import { groupBy } from '../../text/group-by.ts';

/** A sayable form, split into words. */
export interface LexiconEntry extends Omit<Term, 'start' | 'end'> {
  readonly words: readonly string[];
}

/** A vocabulary's sayable forms, indexed by first word, and the grammar that combines them. */
export interface Lexicon {
  readonly grammar: Grammar;
  readonly entries: readonly LexiconEntry[];
  readonly byFirstWord: ReadonlyMap<string, readonly LexiconEntry[]>;
  /** Forms that exist but are not sayable, in lowercase, and the reason for each. */
  readonly off: ReadonlyMap<string, OffReason>;
}

function toEntries(vocabulary: Vocabulary): LexiconEntry[] {
  return Object.values(vocabulary).flatMap((group) =>
    group.forms
      .filter((form) => !form.off && form.spoken.trim() !== '')
      .map((form) => ({
        group: group.id,
        identifier: form.identifier,
        spoken: form.spoken,
        words: form.spoken.toLowerCase().trim().split(/\s+/),
        delimiters:
          form.left === undefined ? undefined : { left: form.left, right: form.right ?? '' },
      })),
  );
}

/** Indexes a vocabulary's sayable forms. */
export function createLexicon(vocabulary: Vocabulary, grammar: Grammar): Lexicon {
  const entries = toEntries(vocabulary);
  const byFirstWord = groupBy(entries, ({ words: [first = ''] }) => first);
  return { grammar, entries, byFirstWord, off: offForms(vocabulary) };
}

function offForms(vocabulary: Vocabulary) {
  const forms = Object.values(vocabulary).flatMap((group) => group.forms);
  return new Map(
    forms.flatMap(({ spoken, off }) => (off ? [[spoken.toLowerCase(), off] as const] : [])),
  );
}
