import { pluralTerms } from './my-spoken-forms.ts';
import type { MyVocabulary } from './my-vocabulary.ts';
import {
  createVocabulary,
  type SpokenForm,
  type Vocabulary,
  type VocabularyGroup,
} from '#shared/voice/vocabulary.ts';

/** Returns a vocabulary with the reader's changes, and their plurals, applied to it. */
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
  const changed = mine.map(({ identifier }) => identifier);
  const kept = group.forms.filter(({ identifier }) => !changed.includes(identifier));
  const renamed = mine.flatMap(({ identifier, spoken }): SpokenForm[] => {
    const known = group.forms.find((form) => form.identifier === identifier);
    const form = known ?? { spoken: '', identifier };
    if (spoken.length === 0) return [{ ...form, off: 'csv' }];
    const off = form.off === 'csv' ? undefined : form.off;
    return spoken.map((words) => ({ ...form, spoken: words, off }));
  });
  return { ...group, forms: [...kept, ...renamed] };
}
