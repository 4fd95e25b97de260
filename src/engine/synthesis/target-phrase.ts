import type { Range } from '#shared/text/range.ts';
import type { ListDescription, PrimitiveDescription, RangeDescription } from '../model/command.ts';
import { effortOf } from './effort.ts';

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

/** Rates a target by its words. */
export function targetPhrase<Description extends TargetPhrase['description']>(
  words: string,
  description: Description,
  ranges: readonly Range[],
): TargetPhrase & { readonly description: Description } {
  return { words, description, ranges, effort: effortOf(words) };
}

/** Sorts from the easiest to say. */
export function byEffort<T extends { readonly effort: number }>(list: readonly T[]): T[] {
  return [...list].sort((one, other) => one.effort - other.effort);
}
