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

/**
 * Finds groups and forms that are listed twice, forms that are not words, and identifiers that the
 * engine does not know.
 */
export function findVocabularyFaults(groups: readonly VocabularyGroup[]): readonly LanguageFault[] {
  const faults: LanguageFault[] = [];
  groups.forEach(({ id, forms }, index) => {
    const path = ['groups', index] as const;
    if (groups.findIndex((group) => group.id === id) < index)
      faults.push({
        path: [...path, 'id'],
        message: `The group "${id}" is listed twice`,
        hint: 'Put all of its forms into one list.',
      });
    forms.forEach(({ spoken, identifier }, at) => {
      const place = [...path, 'forms', at] as const;
      if (spoken !== '' && forms.findIndex((form) => form.spoken === spoken) < at)
        faults.push({
          path: [...place, 'spoken'],
          message: `"${spoken}" is listed twice in the group "${id}"`,
          hint: 'A form has one meaning in a group: remove one of them.',
        });
      else if (!sayable.test(spoken) || spoken !== spoken.toLowerCase())
        faults.push({
          path: [...place, 'spoken'],
          message: `"${spoken}" cannot be said`,
          hint: 'Write words in lower case with single spaces between them.',
        });
      else faults.push(...unknownIdentifier(id, identifier, [...place, 'identifier']));
    });
  });
  return faults;
}

const sayable = /^(?:[\p{L}\p{N}'’.-]+(?: [\p{L}\p{N}'’.-]+)*)?$/u;

/**
 * Reports an identifier that the engine does not know. This is a warning, not an error, because
 * older or newer editors may know the identifier.
 */
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
