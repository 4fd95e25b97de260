import { listedGroups, type GroupId, type ListedGroup } from './group-id.ts';
import { pluralize } from './pluralize.ts';
import { spokenNumber } from './spoken-number.ts';

/**
 * Reason why a form is not sayable: `csv` = disabled in the default file, `hats` = its hat style is
 * off in the editor's settings, `shadowed` = a later group has the same word and identifier.
 */
export type OffReason = 'csv' | 'hats' | 'shadowed';

/** One spoken form of one term. */
export interface SpokenForm {
  readonly spoken: string;
  /**
   * The extension's own name for the term; for numbers and ordinals, the value; for letters,
   * digits, and symbols, the character.
   */
  readonly identifier: string;
  /** Present if the form is not sayable. */
  readonly off?: OffReason;
  /** The left and right delimiters, if the form names a pair. */
  readonly left?: string;
  readonly right?: string;
}

/** Spoken forms that are interchangeable in the grammar. */
export interface VocabularyGroup {
  readonly id: GroupId;
  /**
   * CSV file in the reader's `cursorless-settings` folder that customizes the group; null for fixed
   * words.
   */
  readonly csv: string | null;
  readonly experimental?: boolean;
  readonly forms: readonly SpokenForm[];
}

/** All groups of spoken forms, keyed by id. */
export type Vocabulary = Readonly<Record<GroupId, VocabularyGroup>>;

const numbers: VocabularyGroup = {
  id: 'number_small',
  csv: null,
  forms: Array.from({ length: 100 }, (_, value) => ({
    spoken: spokenNumber(value),
    identifier: String(value),
  })),
};

function toPlural(group: VocabularyGroup, id: GroupId): VocabularyGroup {
  return {
    ...group,
    id,
    forms: group.forms.map((form) => ({ ...form, spoken: pluralize(form.spoken) })),
  };
}

/**
 * Completes the listed groups. Plurals and numbers that are not listed are derived by rule; all
 * other missing groups get no forms.
 */
export function createVocabulary(listed: readonly VocabularyGroup[]): Vocabulary {
  const missing = listedGroups.filter((id) => listed.every((group) => group.id !== id));
  const groups = Object.fromEntries([
    ...listed.map((group) => [group.id, group] as const),
    ...missing.map((id) => [id, { id, csv: null, forms: [] }] as const),
  ]) as Record<ListedGroup, VocabularyGroup> & Partial<Vocabulary>;
  return {
    ...groups,
    scope_type_plural: groups.scope_type_plural ?? toPlural(groups.scope_type, 'scope_type_plural'),
    custom_regex_scope_type_plural:
      groups.custom_regex_scope_type_plural ??
      toPlural(groups.custom_regex_scope_type, 'custom_regex_scope_type_plural'),
    number_small: groups.number_small ?? numbers,
  };
}
