import { isGroupId, type GroupId } from '#shared/voice/group-id.ts';
import { pluralize } from '#shared/voice/pluralize.ts';

/** A term and the words that a reader says for it. */
export interface MyTerm {
  readonly group: GroupId;
  readonly identifier: string;
  /** All spoken forms; empty if the reader has disabled the term. */
  readonly spoken: readonly string[];
}

/** All changes by a reader; plain data, so that they can be stored. */
export type MyVocabulary = readonly MyTerm[];

/**
 * The words to show for each `group:identifier` that differs from the default; null if it cannot be
 * said.
 */
export type MySpokenForms = Readonly<Record<string, string | null>>;

const pluralGroups: Readonly<Partial<Record<GroupId, GroupId>>> = {
  scope_type: 'scope_type_plural',
  custom_regex_scope_type: 'custom_regex_scope_type_plural',
};

/** Returns replacements for the default spoken forms, including plurals. */
export function mySpokenForms(mine: MyVocabulary): MySpokenForms {
  const entries = [...mine, ...pluralTerms(mine)].map(
    ({ group, identifier, spoken: [first] }) => [`${group}:${identifier}`, first ?? null] as const,
  );
  return Object.fromEntries(entries);
}

/** The plurals of the terms that have one. */
export function pluralTerms(mine: MyVocabulary): MyVocabulary {
  return mine.flatMap(({ group, identifier, spoken }) => {
    const plural = pluralGroups[group];
    return plural ? [{ group: plural, identifier, spoken: spoken.map(pluralize) }] : [];
  });
}

/** Parses a stored vocabulary; anything else yields an empty list. */
export function parseMyVocabulary(json: string | null): MyVocabulary {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isMyTerm) : [];
  } catch {
    return [];
  }
}

function isMyTerm(value: unknown): value is MyTerm {
  if (typeof value !== 'object' || value === null) return false;
  const { group, identifier, spoken } = value as Partial<Record<keyof MyTerm, unknown>>;
  return (
    typeof group === 'string' &&
    isGroupId(group) &&
    typeof identifier === 'string' &&
    Array.isArray(spoken) &&
    spoken.every((words) => typeof words === 'string')
  );
}
