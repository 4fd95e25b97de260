import type { Range } from '#shared/text/range.ts';
import type { ListDescription, PrimitiveDescription, RangeDescription } from '../model/command.ts';
import type { SpokenForms } from '../spoken/spoken-forms.ts';

/** A target's words, parsed form and ranges. */
export interface TargetPhrase {
  readonly words: string;
  readonly description: PrimitiveDescription | RangeDescription | ListDescription;
  readonly ranges: readonly Range[];
  readonly effort: number;
}

/** A target that is neither a range nor a list. */
export interface PrimitivePhrase extends TargetPhrase {
  readonly description: PrimitiveDescription;
}

/** Creates a target phrase, rated by its words. */
export function targetPhrase<Description extends TargetPhrase['description']>(
  words: string,
  description: Description,
  { ranges, forms }: { readonly ranges: readonly Range[]; readonly forms: SpokenForms },
): TargetPhrase & { readonly description: Description } {
  return { words, description, ranges, effort: forms.effortOf(words) };
}

/**
 * Shortens a target that is said after another: modifiers that it repeats can be inherited instead.
 * Returns undefined if it cannot be shortened.
 */
export function inherit(
  first: TargetPhrase,
  second: TargetPhrase,
  forms: SpokenForms,
): PrimitivePhrase | undefined {
  if (first.description.kind !== 'primitive' || second.description.kind !== 'primitive')
    return undefined;
  const { modifiers, mark, position } = second.description;
  const isShared =
    mark !== undefined &&
    modifiers !== undefined &&
    position === undefined &&
    JSON.stringify(first.description.modifiers) === JSON.stringify(modifiers);
  return isShared
    ? targetPhrase(
        withoutShared(second.words, first.words),
        { kind: 'primitive', mark },
        { ranges: second.ranges, forms },
      )
    : undefined;
}

/** Drops the leading words that a phrase shares with the other one. */
function withoutShared(phrase: string, other: string) {
  const words = phrase.split(' ');
  const others = other.split(' ');
  const count = words.findIndex((word, index) => word !== others[index]);
  return words.slice(Math.max(count, 0)).join(' ');
}

/** Sorts by effort, easiest to say first. */
export function sortByEffort<T extends { readonly effort: number }>(list: readonly T[]): T[] {
  return [...list].sort((one, other) => one.effort - other.effort);
}
