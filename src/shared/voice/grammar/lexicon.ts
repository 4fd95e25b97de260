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
  /** Why forms of the vocabulary are not sayable, keyed by the form in lowercase. */
  readonly off: ReadonlyMap<string, OffReason>;
}

/**
 * Indexes a vocabulary's forms. `isOff` returns whether forms that are off for a reason are left
 * out; by default, all of them are.
 */
export function createLexicon(
  vocabulary: Vocabulary,
  grammar: Grammar,
  isOff = (_reason: OffReason) => true,
): Lexicon {
  const entries: LexiconEntry[] = [];
  const off = new Map<string, OffReason>();
  for (const { id: group, forms } of Object.values(vocabulary))
    for (const { spoken, identifier, off: reason, left, right = '' } of forms) {
      const words = spoken.toLowerCase().trim().split(/\s+/);
      const delimiters = left === undefined ? undefined : { left, right };
      if (reason && isOff(reason)) off.set(spoken.toLowerCase(), reason);
      else if (spoken.trim() !== '') entries.push({ group, identifier, spoken, words, delimiters });
    }
  const byFirstWord = groupBy(entries, ({ words: [first = ''] }) => first);
  return { grammar, entries, byFirstWord, off };
}
