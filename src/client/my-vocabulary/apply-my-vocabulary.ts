import { pluralTerms } from './my-spoken-forms.ts';
import type { MyVocabulary } from './my-vocabulary.ts';
import {
  createVocabulary,
  type SpokenForm,
  type Vocabulary,
  type VocabularyGroup,
} from '#shared/voice/vocabulary.ts';

/** Applies the reader's changes, and their plurals, to a vocabulary. */
export function applyMyVocabulary(vocabulary: Vocabulary, mine: MyVocabulary): Vocabulary {
  const terms = [...mine, ...pluralTerms(mine)];
  return createVocabulary(
    Object.values(vocabulary).map((group) =>
      applyToGroup(
        group,
        terms.filter((one) => one.group === group.id),
      ),
    ),
  );
}

function applyToGroup(group: VocabularyGroup, mine: MyVocabulary): VocabularyGroup {
  if (mine.length === 0) return group;
  const changed = new Map(mine.map((one) => [one.identifier, one.spoken]));
  const kept = group.forms.filter((form) => !changed.has(form.identifier));
  const renamed = mine.flatMap(({ identifier, spoken }) =>
    rename(
      group.forms.find((form) => form.identifier === identifier) ?? { spoken: '', identifier },
      spoken,
    ),
  );
  return { ...group, forms: [...kept, ...renamed] };
}

function rename(form: SpokenForm, spoken: readonly string[]): SpokenForm[] {
  if (spoken.length === 0) return [{ ...form, off: 'csv' }];
  return spoken.map((words) => ({
    ...form,
    spoken: words,
    off: form.off === 'csv' ? undefined : form.off,
  }));
}
