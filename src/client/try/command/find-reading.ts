import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { tryPhrase } from '#shared/voice/grammar/parse-phrase.ts';

/** Maximum number of readings to try; a phrase that needs more is not what was meant. */
const maxTries = 120;

/**
 * Finds the first complete command among each word's readings, changing as few words as possible;
 * `failed` is skipped.
 */
export function findReading(
  words: readonly (readonly string[])[],
  lexicon: Lexicon,
  failed?: string,
): string | undefined {
  const queue: (readonly number[])[] = [words.map(() => 0)];
  const seen = new Set<string>();
  for (let tries = 0; tries < maxTries && queue.length > 0; tries += 1) {
    const choice = queue.shift() ?? [];
    const said = choice.map((option, index) => words[index]?.[option] ?? '');
    const phrase = said.filter(Boolean).join(' ');
    const attempt = tryPhrase(phrase, lexicon);
    if (attempt.ok && phrase !== failed) return phrase;
    const place = attempt.ok ? said.length - 1 : placeOf(attempt.failure.at, said);
    for (const next of otherChoices(choice, words, place)) {
      const key = next.join();
      if (!seen.has(key)) queue.push(next);
      seen.add(key);
    }
  }
  return undefined;
}

/**
 * Returns the index of the written word that contains a word of the phrase; the last one if words
 * are missing.
 */
function placeOf(at: number, said: readonly string[]): number {
  let count = 0;
  const place = said.findIndex((words) => (count += words.split(' ').filter(Boolean).length) > at);
  return place < 0 ? said.length - 1 : place;
}

/** Replaces the word that could not be parsed, or any word before it that changed its meaning. */
function otherChoices(
  choice: readonly number[],
  words: readonly (readonly string[])[],
  place: number,
): number[][] {
  const places = Array.from({ length: place + 1 }, (_, at) => at);
  return places.flatMap((at) =>
    (words[at] ?? []).flatMap((_, option) =>
      option > 0 && choice[at] === 0
        ? [choice.map((one, index) => (index === at ? option : one))]
        : [],
    ),
  );
}
