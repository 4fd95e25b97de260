import { isGroupId } from '#shared/voice/group-id.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import type { MyVocabulary } from './my-vocabulary.ts';

/**
 * The words to show for each `group:identifier` that differs from the default; null if the reader
 * has disabled the term.
 */
export type MySpokenForms = Readonly<Record<string, string | null>>;

/** Returns replacements for the default spoken forms, including plurals. */
export function mySpokenForms(mine: MyVocabulary): MySpokenForms {
  const entries = [...mine, ...pluralTerms(mine)].map(
    ({ group, identifier, spoken: [first] }) => [`${group}:${identifier}`, first ?? null] as const,
  );
  return Object.fromEntries(entries);
}

/** Returns the plurals of the terms that have one. */
export function pluralTerms(mine: MyVocabulary): MyVocabulary {
  return mine.flatMap(({ group, identifier, spoken }) => {
    const plural = `${group}_plural`;
    return isGroupId(plural) ? { group: plural, identifier, spoken: spoken.map(pluralize) } : [];
  });
}
