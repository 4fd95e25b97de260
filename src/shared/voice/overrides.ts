import { isGroupId, listedGroups, type GroupId } from './group-id.ts';
import { pluralize } from './pluralize.ts';
import { createVocabulary, type SpokenForm, type Vocabulary, type VocabularyGroup } from './vocabulary.ts';

/** What a reader says for one thing, instead of the default. */
export interface Override {
  readonly group: GroupId;
  readonly identifier: string;
  /** All forms that can be said; empty when the reader switched the term off. */
  readonly spoken: readonly string[];
}

/** A reader's own words; plain data, so that it can be stored. */
export type VocabularyOverrides = readonly Override[];

/** For each `group:identifier` that differs from the default: the words to show, or null when it cannot be said. */
export type Replacements = Readonly<Record<string, string | null>>;

const pluralGroups: Readonly<Partial<Record<GroupId, GroupId>>> = {
  scope_type: 'scope_type_plural',
  custom_regex_scope_type: 'custom_regex_scope_type_plural',
};

/** What to write in place of the default words, plurals included. */
export function replacements(overrides: VocabularyOverrides): Replacements {
  const entries = overrides.flatMap(({ group, identifier, spoken }) => {
    const [first] = spoken;
    const plural = pluralGroups[group];
    const singular = [`${group}:${identifier}`, first ?? null] as const;
    return plural ? [singular, [`${plural}:${identifier}`, first === undefined ? null : pluralize(first)] as const] : [singular];
  });
  return Object.fromEntries(entries);
}

/** The vocabulary as this reader speaks it. */
export function applyOverrides(vocabulary: Vocabulary, overrides: VocabularyOverrides): Vocabulary {
  return createVocabulary(listedGroups.map((id) => applyToGroup(vocabulary[id], overrides.filter((one) => one.group === id))));
}

function applyToGroup(group: VocabularyGroup, overrides: VocabularyOverrides): VocabularyGroup {
  if (overrides.length === 0) return group;
  const changed = new Map(overrides.map((one) => [one.identifier, one.spoken]));
  const kept = group.forms.filter((form) => !changed.has(form.identifier));
  const renamed = overrides.flatMap(({ identifier, spoken }) => rename(group.forms.find((form) => form.identifier === identifier) ?? { spoken: '', identifier }, spoken));
  return { ...group, forms: [...kept, ...renamed] };
}

function rename(form: SpokenForm, spoken: readonly string[]): SpokenForm[] {
  if (spoken.length === 0) return [{ ...form, off: 'csv' }];
  return spoken.map((words) => ({ ...form, spoken: words, off: form.off === 'csv' ? undefined : form.off }));
}

/** Reads stored overrides; anything that is none gives an empty list. */
export function parseOverrides(json: string | null): VocabularyOverrides {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isOverride) : [];
  } catch {
    return [];
  }
}

function isOverride(value: unknown): value is Override {
  if (typeof value !== 'object' || value === null) return false;
  const { group, identifier, spoken } = value as Partial<Record<keyof Override, unknown>>;
  return typeof group === 'string' && isGroupId(group) && typeof identifier === 'string' && Array.isArray(spoken) && spoken.every((words) => typeof words === 'string');
}
