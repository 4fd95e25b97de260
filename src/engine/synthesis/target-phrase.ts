import type { Range } from '#shared/text/range.ts';
import type { PrimitiveDescription, TargetDescription } from '../model/command.ts';

/** A target's words, parsed form and ranges. */
export interface TargetPhrase {
  readonly words: string;
  readonly description: TargetDescription;
  readonly ranges: readonly Range[];
}

/** A target that is neither a range nor a list. */
export interface PrimitivePhrase extends TargetPhrase {
  readonly description: PrimitiveDescription;
}

/** Whether a target has a single range. */
export function isOne({ ranges }: TargetPhrase): boolean {
  return ranges.length === 1;
}

/**
 * Shortens a target that repeats the modifiers of the preceding target, because it can inherit
 * them. Returns undefined if it cannot be shortened.
 */
export function inherit(
  { description: first, words: said }: TargetPhrase,
  { description: second, words, ranges }: TargetPhrase,
): PrimitivePhrase | undefined {
  if (first.kind !== 'primitive' || second.kind !== 'primitive') return undefined;
  const { modifiers, mark, position } = second;
  const isShared =
    mark !== undefined &&
    modifiers !== undefined &&
    position === undefined &&
    JSON.stringify(first.modifiers) === JSON.stringify(modifiers);
  return isShared
    ? { words: withoutShared(words, said), description: { kind: 'primitive', mark }, ranges }
    : undefined;
}

/** Drops the leading words that a phrase shares with the other one. */
function withoutShared(phrase: string, other: string) {
  const words = phrase.split(' ');
  const others = other.split(' ');
  const count = words.findIndex((word, index) => word !== others[index]);
  return words.slice(Math.max(count, 0)).join(' ');
}
