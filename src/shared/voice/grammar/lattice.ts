import type { Word } from '../words.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';

/** One way to read the next part of a phrase. A reading with empty text skips that part. */
export interface LatticeWord extends Word {
  /** Index of the node at which the word ends. */
  readonly to: number;
  /** Cost of this reading; reading a word as written is free. */
  readonly cost: number;
}

/**
 * A phrase's readings, indexed by the node at which they start. Each reading leads to a later node;
 * the last node is the end.
 */
export type Lattice = readonly (readonly LatticeWord[])[];

/** Returns the lattice for a phrase with only one reading. */
export function toLattice(words: readonly Word[]): Lattice {
  return [...words.map((word, at) => [{ ...word, to: at + 1, cost: 0 }]), []];
}

/** A form that can be read at a node, and the lattice words that spell it. */
export interface ReadForm {
  readonly entry: LexiconEntry;
  readonly words: readonly LatticeWord[];
}

/** Returns every way to read one of the lexicon's forms, starting at the given node. */
export function formsAt(lexicon: Lexicon, lattice: Lattice, node: number): ReadForm[] {
  return (lattice[node] ?? []).flatMap((first) =>
    (lexicon.byFirstWord.get(first.text) ?? []).flatMap((entry) =>
      waysToRead(entry.words.slice(1), lattice, first.to).map((rest) => ({
        entry,
        words: [first, ...rest],
      })),
    ),
  );
}

function waysToRead(
  [wanted, ...others]: readonly string[],
  lattice: Lattice,
  node: number,
): LatticeWord[][] {
  if (wanted === undefined) return [[]];
  return (lattice[node] ?? []).flatMap((word) => {
    const isSkip = word.text === '';
    if (!isSkip && word.text !== wanted) return [];
    const left = isSkip ? [wanted, ...others] : others;
    return waysToRead(left, lattice, word.to).map((rest) => [word, ...rest]);
  });
}
