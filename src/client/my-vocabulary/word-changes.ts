import type { Override, VocabularyOverrides } from './overrides.ts';
import type { SpokenForm, Vocabulary } from '#shared/voice/vocabulary.ts';

/** One term that a reader says differently. */
export interface WordChange extends Override {
  /** The default forms; none for identifiers that only the reader has. */
  readonly defaults: readonly string[];
}

/** What a reader has changed, each term once: forms that another group shadows are left out. */
export function listWordChanges(
  overrides: VocabularyOverrides,
  vocabulary: Vocabulary,
): WordChange[] {
  const formsOf = ({ group, identifier }: Override): SpokenForm[] =>
    vocabulary[group].forms.filter((form) => form.identifier === identifier);
  return overrides
    .filter((one) => !formsOf(one).some((form) => form.off === 'shadowed'))
    .map((one) => ({ ...one, defaults: formsOf(one).flatMap((form) => form.spoken || []) }));
}
