import type { LatticeWord } from '#shared/voice/grammar/lattice.ts';
import { runMachine } from '#shared/voice/grammar/machine.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import type { CommandTree } from '#shared/voice/grammar/tree.ts';
import type { Term } from '#shared/voice/term.ts';
import type { Span } from './reading.ts';

/** The possible readings of a sequence of written words, and the lexicon to parse them with. */
export interface Readings {
  readonly spans: readonly Span[];
  /** Number of written words. */
  readonly count: number;
  readonly lexicon: Lexicon;
}

/** A phrase of complete commands, and the readings it consists of. */
export interface FoundReading {
  readonly phrase: string;
  readonly spans: readonly Span[];
  readonly cost: number;
  readonly commands: readonly CommandTree[];
  readonly terms: readonly Term[];
}

/**
 * Words that do not form a command: those that could be read, as spoken, and the index of the first
 * written word that could not.
 */
export interface UnreadWords {
  readonly said: string;
  readonly at: number;
}

/** Yields the complete commands among readings, cheapest first, each phrase once. */
export function* readingsByCost(readings: Readings): Generator<FoundReading, undefined> {
  const phrases = new Set<string>();
  const tried = new Set<string>();
  const queue: Candidate[] = [];
  const offer = (without: ReadonlySet<Span>) => {
    const spans = readings.spans.filter((span) => !without.has(span));
    const key = readings.spans.map((span) => (without.has(span) ? 1 : 0)).join('');
    if (tried.has(key)) return;
    tried.add(key);
    const found = readCheapest({ ...readings, spans });
    if ('phrase' in found) queue.push({ found, without });
    queue.sort((one, other) => one.found.cost - other.found.cost);
  };
  offer(new Set());
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { found, without } = next;
    if (!phrases.has(found.phrase)) yield found;
    phrases.add(found.phrase);
    // The next command omits at least one of these readings.
    for (const span of found.spans) offer(new Set([...without, span]));
  }
}

/** The readings left out, and the cheapest command among the remaining ones. */
interface Candidate {
  readonly without: ReadonlySet<Span>;
  readonly found: FoundReading;
}

/**
 * Returns the cheapest command among readings or, if there is none, how far the words can be read.
 */
export function readCheapest({
  spans: given,
  count,
  lexicon,
}: Readings): FoundReading | UnreadWords {
  const { lattice, written } = toPhraseLattice(given, count);
  const reading = runMachine(lexicon.grammar.phrase, { lattice, lexicon });
  // The parser returns the word objects of the lattice.
  const spans = [...new Set((reading.words as readonly ReadWord[]).map(({ span }) => span))];
  const phrase = spans
    .map(({ said }) => said)
    .filter(Boolean)
    .join(' ');
  if (!reading.ok) return { said: phrase, at: written[reading.at] ?? 0 };
  const cost = spans.reduce((sum, span) => sum + span.cost, 0);
  return { phrase, spans, cost, commands: reading.value.commands, terms: reading.terms };
}

interface ReadWord extends LatticeWord {
  readonly span: Span;
}

/**
 * Builds a lattice of the readings for the parser. Readings of written word `i` begin at position
 * `i + 0.5`. At most one added reading comes before them, from position `i` to `i + 0.5`.
 */
function toPhraseLattice(given: readonly Span[], count: number) {
  const nothing = Array.from({ length: count + 1 }, (_, at): Span => ({
    from: at,
    to: at,
    said: '',
    cost: 0,
    kind: 'added',
    written: '',
  }));
  const spans = [...nothing, ...given];
  const edges = spans.flatMap((span, number) => {
    const gap = span.from === span.to ? 0 : 0.5;
    const words = span.said.split(' ');
    const nodeOf = (place: number) => {
      if (place === words.length) return span.to + 0.5 - gap;
      // An offset below 0.5 that differs for each word of each span keeps the nodes inside spans
      // apart.
      const added = place === 0 ? 0 : (number + place / words.length) / (2 * spans.length);
      return span.from + gap + added;
    };
    return words.map((text, place) => ({
      from: nodeOf(place),
      to: nodeOf(place + 1),
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
