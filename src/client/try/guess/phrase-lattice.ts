import type { LatticeWord } from '#shared/voice/grammar/lattice.ts';
import type { Reading } from './reading.ts';

/**
 * A reading of the written words from one index to another. For words that are added, the two
 * indexes are equal.
 */
export interface Span extends Reading {
  readonly from: number;
  readonly to: number;
}

/** A word of a reading. */
export interface ReadWord extends LatticeWord {
  readonly span: Span;
}

/**
 * Builds a lattice of the readings for the parser. Before each written word, words can be added
 * once: they lead from the word's index to half an index later, where the word's own readings
 * begin.
 */
export function toPhraseLattice(given: readonly Span[], count: number) {
  const spans = [...Array.from({ length: count + 1 }, (_, index) => addNothing(index)), ...given];
  const edges = spans.flatMap((span, number) => {
    const isAdded = span.from === span.to;
    const start = isAdded ? span.from : span.from + 0.5;
    const end = isAdded ? span.to + 0.5 : span.to;
    const words = span.said.split(' ');
    // Adds less than half an index, and a different amount for each word of each span.
    const nodeOf = (place: number): number =>
      start + (number + place / words.length) / (2 * spans.length);
    return words.map((text, place) => ({
      from: place === 0 ? start : nodeOf(place),
      to: place === words.length - 1 ? end : nodeOf(place + 1),
      word: { text, start: 0, end: 0, cost: place === 0 ? span.cost : 0, span },
    }));
  });
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const ids = new Map(nodes.map((node, id) => [node, id]));
  const lattice: ReadWord[][] = nodes.map(() => []);
  for (const { from, to, word } of edges)
    lattice[ids.get(from) ?? 0]?.push({ ...word, to: ids.get(to) ?? 0 });
  /** The number of written words before each node. */
  const written = nodes.map(Math.floor);
  return { lattice, written };
}

function addNothing(index: number): Span {
  return { from: index, to: index, said: '', cost: 0, kind: 'added', written: '' };
}
