import type { MyTerm, MyVocabulary } from './my-vocabulary.ts';
import type { SpokenForm, Vocabulary } from '#shared/voice/vocabulary.ts';

/** A term for which the reader has other words. */
export interface ChangedTerm extends MyTerm {
  /** The default forms; empty for identifiers that only the reader has. */
  readonly defaults: readonly string[];
}

/** Returns a reader's changes, each term once, without forms that are shadowed by another group. */
export function listChangedTerms(mine: MyVocabulary, vocabulary: Vocabulary): ChangedTerm[] {
  const formsOf = ({ group, identifier }: MyTerm): SpokenForm[] =>
    vocabulary[group].forms.filter((form) => form.identifier === identifier);
  return mine
    .filter((one) => !formsOf(one).some((form) => form.off === 'shadowed'))
    .map((one) => ({ ...one, defaults: formsOf(one).flatMap((form) => form.spoken || []) }));
}
