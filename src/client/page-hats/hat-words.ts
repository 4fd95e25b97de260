import type { GroupId } from '#shared/voice/group-id.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import type { SpokenHat } from './read-hats.ts';

const characterGroups = ['letter', 'digit', 'symbol'] as const;

/** Returns the spoken form of a hat: "blue air". */
export function hatWords({ style, character }: SpokenHat, vocabulary: Vocabulary): string {
  return [
    wordOf(['hat_color'], style.color, vocabulary),
    wordOf(['hat_shape'], style.shape, vocabulary),
    wordOf(characterGroups, character, vocabulary),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the characters that have a name in the reader's alphabet. */
export function namedCharacters(vocabulary: Vocabulary): ReadonlySet<string> {
  const forms = characterGroups.flatMap((group) => vocabulary[group].forms);
  return new Set(forms.flatMap(({ identifier, off }) => (off ? [] : [identifier])));
}

function wordOf(groups: readonly GroupId[], identifier: string, vocabulary: Vocabulary): string {
  const forms = groups.flatMap((group) => vocabulary[group].forms);
  return forms.find((form) => form.identifier === identifier)?.spoken ?? '';
}
