import type { GroupId } from './group-id.ts';
import { pluralize } from './pluralize.ts';
import { spokenNumber } from './spoken-number.ts';
import data from './vocabulary.json' with { type: 'json' };

/**
 * Why a form cannot be said: `csv` = the default file disables it, `hats` = its hat style is off in the editor's settings,
 * `shadowed` = a later group takes the same word and identifier.
 */
export type OffReason = 'csv' | 'hats' | 'shadowed';

/** One way to say one thing. */
export interface SpokenForm {
  readonly spoken: string;
  /** The extension's own name for it; the value for numbers and ordinals; the character for letters, digits and symbols. */
  readonly identifier: string;
  /** Present when the form cannot be said. */
  readonly off?: OffReason;
  /** Delimiters of a pair. */
  readonly left?: string;
  readonly right?: string;
}

/** Spoken forms that stand in the same places of the grammar. */
export interface VocabularyGroup {
  readonly id: GroupId;
  /** File in the reader's `cursorless-settings` folder that changes the group; null for fixed words. */
  readonly csv: string | null;
  readonly experimental?: boolean;
  readonly forms: readonly SpokenForm[];
}

/** The whole spoken language, group by group. */
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

/** Completes listed groups with those that follow from them: plurals and numbers. */
export function createVocabulary(listed: readonly VocabularyGroup[]): Vocabulary {
  const groups = Object.fromEntries(listed.map((group) => [group.id, group])) as Record<
    GroupId,
    VocabularyGroup
  >;
  return {
    ...groups,
    scope_type_plural: toPlural(groups.scope_type, 'scope_type_plural'),
    custom_regex_scope_type_plural: toPlural(
      groups.custom_regex_scope_type,
      'custom_regex_scope_type_plural',
    ),
    number_small: numbers,
  };
}

/** The words that Cursorless understands before a user changes any. The file's shape is checked by a test. */
export const defaultVocabulary: Vocabulary = createVocabulary(
  data.groups as readonly VocabularyGroup[],
);

/** The same vocabulary with the hat styles switched on that are off by default. */
export function withAllHats(vocabulary: Vocabulary): Vocabulary {
  const { hat_color, hat_shape } = vocabulary;
  return { ...vocabulary, hat_color: switchOn(hat_color), hat_shape: switchOn(hat_shape) };
}

/** The same vocabulary with every form that is off, for whatever reason, switched on. */
export function withoutOff(vocabulary: Vocabulary): Vocabulary {
  const groups = Object.values(vocabulary).map((group) => [
    group.id,
    { ...group, forms: group.forms.map((form) => ({ ...form, off: undefined })) },
  ]);
  return Object.fromEntries(groups) as Vocabulary;
}

function switchOn(group: VocabularyGroup): VocabularyGroup {
  return {
    ...group,
    forms: group.forms.map((form) => (form.off === 'hats' ? { ...form, off: undefined } : form)),
  };
}
