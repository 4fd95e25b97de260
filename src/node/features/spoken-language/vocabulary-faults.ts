import { findNearest } from '#shared/text/nearest.ts';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { VocabularyGroup } from '#shared/voice/vocabulary.ts';
import type { LanguageFault } from './language-schemas.ts';

/** Groups in which any identifier is valid. */
const open: readonly GroupId[] = [
  'letter',
  'symbol',
  'custom_action',
  'custom_regex_scope_type',
  'custom_regex_scope_type_plural',
  'wrapper_snippet',
  'insertion_snippet_no_phrase',
  'insertion_snippet_single_phrase',
];

const known = new Map(
  cursorless.vocabulary.map(({ id, forms }) => [id, forms.map(({ identifier }) => identifier)]),
);

/** Finds groups and forms that are listed twice, forms that are not words, and identifiers that the engine does not know. */
export function findVocabularyFaults(groups: readonly VocabularyGroup[]): readonly LanguageFault[] {
  return groups.flatMap(({ id, forms }, index) => {
    const path = ['groups', index];
    const isRepeated = groups.findIndex((group) => group.id === id) < index;
    const repeated: LanguageFault = {
      path: [...path, 'id'],
      message: `The group "${id}" is listed twice`,
      hint: 'Put all of its forms into one list.',
    };
    return [...(isRepeated ? [repeated] : []), ...formFaults(id, forms, [...path, 'forms'])];
  });
}

function formFaults(
  group: GroupId,
  forms: VocabularyGroup['forms'],
  path: readonly PropertyKey[],
): readonly LanguageFault[] {
  return forms.flatMap(({ spoken, identifier }, index): readonly LanguageFault[] => {
    const first = forms.findIndex((form) => form.spoken === spoken);
    if (spoken !== '' && first < index)
      return [
        {
          path: [...path, index, 'spoken'],
          message: `"${spoken}" is listed twice in the group "${group}"`,
          hint: 'A form has one meaning in a group: remove one of them.',
        },
      ];
    if (
      !/^(?:[\p{L}\p{N}'’.-]+(?: [\p{L}\p{N}'’.-]+)*)?$/u.test(spoken) ||
      spoken !== spoken.toLowerCase()
    )
      return [
        {
          path: [...path, index, 'spoken'],
          message: `"${spoken}" cannot be said`,
          hint: 'Write words in lower case with single spaces between them.',
        },
      ];
    return unknownIdentifier(group, identifier, [...path, index, 'identifier']);
  });
}

/** Only warns, because older or newer editors may know the identifier. */
function unknownIdentifier(
  group: GroupId,
  identifier: string,
  path: readonly PropertyKey[],
): readonly LanguageFault[] {
  const identifiers = known.get(group);
  if (!identifiers || open.includes(group) || identifiers.includes(identifier)) return [];
  const nearest = findNearest(identifier, identifiers);
  return [
    {
      path,
      message: `The engine does not know "${identifier}" in the group "${group}": pages may use it, but editors may refuse it`,
      hint: nearest ? `Did you mean "${nearest}"?` : `It knows ${identifiers.join(', ')}.`,
      severity: 'warning',
    },
  ];
}
