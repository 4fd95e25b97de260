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
  const seen = new Set<string>();
  const queue = [{ ...readings, found: cheapest(readings) }];
  for (;;) {
    queue.sort((one, other) => (one.found?.cost ?? Infinity) - (other.found?.cost ?? Infinity));
    const [next] = queue.splice(0, 1);
    if (!next?.found) return;
    const { found, spans, ...rest } = next;
    if (!seen.has(found.phrase)) yield found;
    seen.add(found.phrase);
    // The next one lacks at least one of the readings.
    for (const without of found.spans) {
      const left = { ...rest, spans: spans.filter((span) => span !== without) };
      queue.push({ ...left, found: cheapest(left) });
    }
  }
}

function cheapest({ spans, count, lexicon }: Readings): FoundReading | undefined {
  const { lattice } = toPhraseLattice(spans, count);
  const reading = runMachine(lexicon.grammar.phrase, { lattice, lexicon });
  if (!reading.ok) return undefined;
  const { value, terms } = reading;
  return { ...readPath(reading.words), commands: value.commands, terms };
}

function readPath(words: readonly ReadWord[]): Pick<FoundReading, 'phrase' | 'spans' | 'cost'> {
  const spans = [...new Set(words.flatMap(({ span }) => span ?? []))];
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
