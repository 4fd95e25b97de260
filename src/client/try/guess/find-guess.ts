import { readCommand } from '#engine/command/read-command.ts';
import { hatKey } from '#engine/hats/hat-styles.ts';
import { saidCharacter } from '#engine/hats/said-character.ts';
import { marksOf } from './marks-of.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { addedWords } from './added-words.ts';
import { isFalseFriend } from './everyday-words.ts';
import { isDoubtful } from './is-doubtful.ts';
import type { HatNames } from './hat-names.ts';
import { nameReadings } from './name-readings.ts';
import type { Quotation } from './quotations.ts';
import { costs, isSure, type Reading, type Span } from './reading.ts';
import {
  readCheapest,
  readingsByCost,
  type FoundReading,
  type Readings,
  type UnreadWords,
} from './readings-by-cost.ts';
import { guessedReadings } from './word-readings.ts';
import { formIn, readWords, writtenSpans, type WrittenWord } from './written-words.ts';

/** A command that is close to the written text, and whether it is very likely the intended one. */
export interface Guess {
  readonly phrase: string;
  /** Whether the guess may be run before the reader has seen it. */
  readonly isSure: boolean;
  /** Text that a command cannot write; the reader types or dictates it afterwards. */
  readonly writes?: string;
  /** The readings that differ from what was written. */
  readonly reasons: readonly Reading[];
}

/** The text to guess from. */
export interface GuessSource {
  readonly text: string;
  /** Quotations from the editor's text, by the words that replace them in the phrase. */
  readonly quotations: ReadonlyMap<string, Quotation>;
  readonly lexicon: Lexicon;
  readonly names: HatNames;
  /** A command that has failed, so a different one is wanted. */
  readonly failed?: string | undefined;
}

/** Maximum number of words in a phrase to correct; longer phrases are not spoken in one breath. */
const maxWords = 20;
/** If the costs of two readings differ by less than this, either may be meant. */
const margin = 100;
/** Maximum number of readings to compare. */
const maxReadings = 16;

/**
 * Returns the cheapest reading of a text as a command; undefined if the text is too long or all
 * readings are too far-fetched.
 */
export function findGuess(source: GuessSource): Guess | undefined {
  const readings = readingsIn(source);
  if (readings.count === 0 || readings.count > maxWords) return undefined;
  const found = likely(readings, source);
  const [best] = found;
  if (!best) return undefined;
  const hasRival = found.some((other) => meaningOf(other) !== meaningOf(best));
  const isCertain = best.spans.every(isSure) && !hasRival && !isDoubtful(best, source.names);
  return {
    phrase: best.phrase,
    isSure: isCertain,
    reasons: best.spans.filter(({ kind, said }) => kind !== 'written' && said !== ''),
  };
}

/**
 * Returns how far a text is understood without guessing; undefined if all of it is, or if it is too
 * long.
 */
export function findUnread(source: GuessSource): UnreadWords | undefined {
  const readings = readingsIn(source);
  const spans = readings.spans.filter(({ kind }) =>
    ['written', 'name', 'meaning', 'filler'].includes(kind),
  );
  if (readings.count > maxWords) return undefined;
  const read = readCheapest({ ...readings, spans });
  return 'at' in read ? read : undefined;
}

/** Whether a text names targets, rather than words to write. */
export function isTarget(source: GuessSource): boolean {
  const readings = readingsIn(source);
  const spans = readings.spans.filter((span) => isSure(span) || span.kind === 'name');
  return likely({ ...readings, spans }, source).length > 0;
}

function likely(readings: Readings, source: GuessSource) {
  const found: FoundReading[] = [];
  let count = 0;
  for (const reading of readingsByCost(readings)) {
    count += 1;
    const [best] = found;
    if (count > maxReadings || (best && reading.cost - best.cost >= margin)) break;
    if (isLikely(reading, readings, source)) found.push(reading);
  }
  return found;
}

/**
 * Whether a reading is plausible: among other things, it differs from the failed command, contains
 * few guesses, adds no words to a series of commands, and names only hats that are in the text.
 */
function isLikely(
  { spans, phrase, commands }: FoundReading,
  { count }: Readings,
  { failed, names, lexicon }: GuessSource,
) {
  const guesses = spans
    .filter(({ cost }) => cost > costs.sure)
    .reduce((sum, { cost }) => sum + cost, 0);
  const read = spans.filter(({ said }) => said !== '');
  const added = read.flatMap((span, index) => (span.from === span.to ? index : []));
  const kinds = new Set(read.map(({ kind }) => kind));
  return (
    phrase !== failed &&
    guesses <= costs.guesses &&
    !(added.length > 0 && commands.length > 1) &&
    // "Swap with two args" is missing more than one word.
    !(
      added.includes(1) && formIn(['swap_connective', 'list_connective'], read[1]?.said, lexicon)
    ) &&
    // A single word, such as "save", is too little for a guess.
    !(
      count === 1 &&
      added.includes(0) &&
      [...kinds].some((kind) => !['written', 'name', 'added'].includes(kind))
    ) &&
    // Readers who spell out letters know the actions, so they need no everyday words for them.
    !(kinds.has('letter') && kinds.has('meaning')) &&
    hasHats(commands, names)
  );
}

/** Whether all hats that the commands name are in the text; true if the text has no tokens. */
function hasHats(commands: FoundReading['commands'], { tokens, worn }: HatNames) {
  if (tokens.length === 0) return true;
  const marks = commands.map(readCommand).flatMap(marksOf);
  return marks.every(
    (mark) => mark.kind !== 'hat' || worn.has(hatKey(mark.hat, saidCharacter(mark.character))),
  );
}

function meaningOf({ commands }: FoundReading) {
  return JSON.stringify(commands.map(readCommand));
}

function readingsIn({ text, quotations, lexicon, names, failed }: GuessSource): Readings {
  const words = readWords(text, lexicon);
  const own = writtenSpans(words);
  const named = nameReadings({ words, quotations, names, lexicon });
  const count = words.length;
  if (failed !== undefined) return { spans: [...own, ...named], count, lexicon };
  const guesses = words.flatMap((word, at) => {
    // A word that occurs in the text is not a misspelling.
    const isName = named.some(
      ({ from, to, cost }) => from === at && to === at + 1 && cost < costs.nameOfWord,
    );
    return guessedReadings(word, lexicon)
      .filter(({ kind }) => !isName || !['sound', 'misspelling', 'letter'].includes(kind))
      .map((reading) => ({ ...reading, from: at, to: at + 1 }));
  });
  const spans = [
    ...withDoubt(own, named, lexicon),
    ...named,
    ...guesses.filter(({ written }) => !quotations.has(written)),
    ...joinedForms(words, lexicon),
    ...addedWords(words, lexicon),
  ];
  return { spans, count, lexicon };
}

/**
 * Raises the cost of a scope name that is also a token's text ("delete name") and of any word that
 * begins a longer token name. Marks words with a different everyday meaning in English as doubtful.
 */
function withDoubt(
  own: readonly Span[],
  named: readonly Span[],
  lexicon: Lexicon,
): readonly Span[] {
  return own.map((span) => {
    const isScope = formIn(['scope_type'], span.said, lexicon);
    const isName = named.some(
      ({ from, to, cost, said }) =>
        from === span.from &&
        (isScope ? to >= span.to : to > span.to) &&
        cost < costs.nameOfWord &&
        said !== span.said,
    );
    const cost = span.cost + (isName ? costs.scopeOfName : 0);
    return { ...span, cost, isDoubtful: isFalseFriend(span.said, lexicon) };
  });
}

/** Returns spans for forms that were written as two to four words: "semi colon". */
function joinedForms(words: readonly WrittenWord[], { byFirstWord }: Lexicon): readonly Span[] {
  return words.flatMap((_, from) =>
    [2, 3, 4].flatMap((count) => {
      const parts = words.slice(from, from + count).map((word) => word.said);
      const said = parts.join('');
      return parts.length === count && byFirstWord.has(said)
        ? [
            {
              from,
              to: from + count,
              said,
              cost: costs.joined,
              kind: 'sound' as const,
              written: parts.join(' '),
            },
          ]
        : [];
    }),
  );
}
