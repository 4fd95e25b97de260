import type { MyTerm, MyVocabulary } from './my-vocabulary.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';

/** A term whose spoken forms the reader has changed. */
export interface ChangedTerm extends MyTerm {
  /** The default forms; empty for identifiers that only the reader has. */
  readonly defaults: readonly string[];
}

/**
 * Returns the reader's changes, without terms that have a form shadowed by another group, so that
 * each term is listed once.
 */
export function listChangedTerms(mine: MyVocabulary, vocabulary: Vocabulary): ChangedTerm[] {
  const formsOf = ({ group, identifier }: MyTerm) =>
    vocabulary[group].forms.filter((form) => form.identifier === identifier);
  return mine
    .filter((one) => !formsOf(one).some((form) => form.off === 'shadowed'))
    .map((one) => ({ ...one, defaults: formsOf(one).flatMap((form) => form.spoken || []) }));
}
