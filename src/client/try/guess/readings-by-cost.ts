import type { LatticeWord } from '#shared/voice/grammar/lattice.ts';
import { runMachine } from '#shared/voice/grammar/machine.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import type { CommandTree } from '#shared/voice/grammar/tree.ts';
import type { Term } from '#shared/voice/term.ts';
import { toPhraseLattice, type ReadWord, type Span } from './phrase-lattice.ts';

/** The readings of some written words. */
export interface Readings {
  readonly spans: readonly Span[];
  /** Number of written words. */
  readonly count: number;
  readonly lexicon: Lexicon;
}

/** A complete command, and the readings of its words. */
export interface FoundReading {
  readonly phrase: string;
  readonly spans: readonly Span[];
  readonly cost: number;
  readonly commands: readonly CommandTree[];
  readonly terms: readonly Term[];
}

/** Yields the complete commands among readings, the cheapest first, each phrase once. */
export function* readingsByCost(readings: Readings): Generator<FoundReading, undefined> {
  const phrases = new Set<string>();
  const tried = new Set<string>();
  const queue: Candidate[] = [];
  const offer = (without: ReadonlySet<Span>): void => {
    const spans = readings.spans.filter((span) => !without.has(span));
    const key = readings.spans.map((span) => (without.has(span) ? 1 : 0)).join('');
    if (tried.has(key)) return;
    tried.add(key);
    const found = cheapest({ ...readings, spans });
    if (found) queue.push({ found, without });
  };
  offer(new Set());
  for (let next = takeCheapest(queue); next; next = takeCheapest(queue)) {
    const { found, without } = next;
    if (!phrases.has(found.phrase)) yield found;
    phrases.add(found.phrase);
    // The next one lacks at least one of the readings.
    for (const span of found.spans) offer(new Set([...without, span]));
  }
}

/** Readings that remain, and the cheapest command among them. */
interface Candidate {
  readonly without: ReadonlySet<Span>;
  readonly found: FoundReading;
}

/** Removes the cheapest candidate; of equal ones, the first. */
function takeCheapest(queue: Candidate[]): Candidate | undefined {
  const costs = queue.map(({ found }) => found.cost);
  return queue.splice(costs.indexOf(Math.min(...costs)), 1)[0];
}

function cheapest({ spans, count, lexicon }: Readings): FoundReading | undefined {
  const { lattice } = toPhraseLattice(spans, count);
  const reading = runMachine(lexicon.grammar.phrase, { lattice, lexicon });
  if (!reading.ok) return undefined;
  const { value, terms } = reading;
  return { ...readPath(reading.words), commands: value.commands, terms };
}

/** The words are those of the lattice. */
function readPath(words: readonly LatticeWord[]): Pick<FoundReading, 'phrase' | 'spans' | 'cost'> {
  const spans = [...new Set((words as readonly ReadWord[]).flatMap(({ span }) => span ?? []))];
  return {
    phrase: spans
      .map(({ said }) => said)
      .filter(Boolean)
      .join(' '),
    spans,
    cost: spans.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** Words that form no command: those that can be said, and the index of the first that cannot. */
export interface UnreadWords {
  readonly said: string;
  readonly at: number;
}

/** Returns how far the words can be read; undefined if all of them form a command. */
export function readAsFar({ spans, count, lexicon }: Readings): UnreadWords | undefined {
  const { lattice, written } = toPhraseLattice(spans, count);
  const reading = runMachine(lexicon.grammar.phrase, { lattice, lexicon });
  if (reading.ok) return undefined;
  return { said: readPath(reading.words).phrase, at: written[reading.at] ?? 0 };
}
