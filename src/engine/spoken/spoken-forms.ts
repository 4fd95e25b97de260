import type { HatStyle } from '#shared/hats.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { UNKNOWN_CHARACTER } from '../hats/said-character.ts';
import { once } from '../text/once.ts';
import { createEffort } from './effort.ts';

/** A spoken form from the reader's vocabulary, and its meaning. */
interface Form {
  readonly spoken: string;
  readonly identifier: string;
}

/** The easiest spoken forms in a vocabulary, one for each meaning. */
export interface SpokenForms {
  /** Returns the forms of all meanings in these groups. */
  of(...groups: readonly GroupId[]): readonly Form[];
  /** Returns the form of one meaning; undefined if the meaning cannot be said. */
  word(group: GroupId, identifier: string): string | undefined;
  /** Returns the form of a hat; undefined if the hat cannot be said. */
  hat(hat: HatStyle, character: string): string | undefined;
  /** Rates how hard a phrase is to say. */
  effortOf(phrase: string): number;
  /** Returns the list sorted by how hard each item's `words` are to say, easiest first. */
  easiestFirst<T extends { readonly words: string }>(list: readonly T[]): T[];
}

/** Finds the easiest spoken form of each meaning in a vocabulary. */
export function createSpokenForms({ entries }: Lexicon): SpokenForms {
  const effortOf = once(createEffort(entries));
  const groups = new Map<GroupId, Map<string, Form>>();
  for (const { group, identifier, spoken } of entries) {
    const forms = groups.get(group) ?? new Map<string, Form>();
    groups.set(group, forms);
    const known = forms.get(identifier);
    if (!known || effortOf(spoken) < effortOf(known.spoken))
      forms.set(identifier, { spoken, identifier });
  }
  const word = (group: GroupId, identifier: string) => groups.get(group)?.get(identifier)?.spoken;
  const style = (group: GroupId, identifier: string) =>
    identifier === 'default' ? '' : word(group, identifier);
  return {
    of: (...wanted) => wanted.flatMap((group) => [...(groups.get(group)?.values() ?? [])]),
    word,
    effortOf,
    easiestFirst: (list) =>
      [...list].sort((one, other) => effortOf(one.words) - effortOf(other.words)),
    hat: ({ color, shape }, character) => {
      const name =
        character === UNKNOWN_CHARACTER
          ? word('unknown_symbol', 'unknownSymbol')
          : (word('letter', character) ?? word('digit', character) ?? word('symbol', character));
      const parts = [style('hat_color', color), style('hat_shape', shape), name];
      return parts.includes(undefined) ? undefined : parts.filter(Boolean).join(' ');
    },
  };
}
