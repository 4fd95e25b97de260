import type { Lattice, LatticeWord } from '#shared/voice/grammar/lattice.ts';
import type { Reading } from './reading.ts';

/** A reading of the written words from one index to another; words are added between the same. */
export interface Span extends Reading {
  readonly from: number;
  readonly to: number;
}

/** A word of a reading; undefined for what joins two of them. */
export interface ReadWord extends LatticeWord {
  readonly span: Span | undefined;
}

/** The readings of a phrase, and the number of written words before each of its nodes. */
export interface PhraseLattice {
  readonly lattice: Lattice;
  readonly written: readonly number[];
}

interface Edge extends Omit<ReadWord, 'to'> {
  readonly from: number;
  readonly to: number;
}

/** Distance of the nodes of two written words, so that there is room for those between. */
const room = 10_000;

/** Lays readings out for the parser: before each written word, words can be added once. */
export function toPhraseLattice(spans: readonly Span[], count: number): PhraseLattice {
  const indices = Array.from({ length: count + 1 }, (_, index) => index);
  const edges = [
    ...indices.map((index) => skipAdded(index)),
    ...indices.flatMap((index) => layOut(spans.filter(({ from }) => from === index))),
  ];
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const ids = new Map(nodes.map((node, id) => [node, id]));
  const lattice: ReadWord[][] = nodes.map(() => []);
  for (const { from, to, ...word } of edges)
    lattice[ids.get(from) ?? 0]?.push({ ...word, to: ids.get(to) ?? 0 });
  return { lattice, written: nodes.map((node) => Math.floor(node / room)) };
}

const start = (index: number): number => index * room;
/** The node after the words that are added before a written one. */
const middle = (index: number): number => index * room + room / 2;

function skipAdded(index: number): Edge {
  const [from, to] = [start(index), middle(index)];
  return { from, to, text: '', start: 0, end: 0, cost: 0, span: undefined };
}

/** Returns the edges of spans that begin at the same index; each word but the last has a node. */
function layOut(spans: readonly Span[]): Edge[] {
  let between = 0;
  return spans.flatMap((span) => {
    const isAdded = span.from === span.to;
    let node = isAdded ? start(span.from) : middle(span.from);
    const base = node;
    const words = span.said.split(' ');
    return words.map((text, place) => {
      const isLast = place === words.length - 1;
      const end = isAdded ? middle(span.to) : start(span.to);
      const [from, to] = [node, isLast ? end : base + (between += 1)];
      node = to;
      return { from, to, text, start: 0, end: 0, cost: place === 0 ? span.cost : 0, span };
    });
  });
}
