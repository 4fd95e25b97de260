import { isGroupId, type GroupId } from '#shared/voice/group-id.ts';
import { pluralize } from '#shared/voice/pluralize.ts';

/** What a reader says for one thing, instead of the default. */
export interface MyTerm {
  readonly group: GroupId;
  readonly identifier: string;
  /** All forms that can be said; empty when the reader switched the term off. */
  readonly spoken: readonly string[];
}

/** All that a reader says differently; plain data, so that it can be stored. */
export type MyVocabulary = readonly MyTerm[];

/** For each `group:identifier` that differs from the default: the words to show, or null when it cannot be said. */
export type MySpokenForms = Readonly<Record<string, string | null>>;

const pluralGroups: Readonly<Partial<Record<GroupId, GroupId>>> = {
  scope_type: 'scope_type_plural',
  custom_regex_scope_type: 'custom_regex_scope_type_plural',
};

/** What to write instead of the default spoken forms, plurals included. */
export function mySpokenForms(mine: MyVocabulary): MySpokenForms {
  const entries = mine.flatMap(({ group, identifier, spoken }) => {
    const [first] = spoken;
    const plural = pluralGroups[group];
    const singular = [`${group}:${identifier}`, first ?? null] as const;
    return plural
      ? [
          singular,
          [`${plural}:${identifier}`, first === undefined ? null : pluralize(first)] as const,
        ]
      : [singular];
  });
  return Object.fromEntries(entries);
}

/** Reads a stored vocabulary; anything else gives an empty list. */
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
