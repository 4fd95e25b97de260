import type { AnalyzedQuery } from './analyze-query.ts';
import type { SpokenMatch } from './query/spoken-lexicon.ts';
import { stopWords } from './query/stop-words.ts';
import { commandParts } from './query/voice-ideas.ts';
import { weights } from './query/weights.ts';

/**
 * Returns score bonuses, keyed by URL, for the sections that explain a query's terms. For spoken
 * forms, the guide ranks first; for names in the code, the implementation does.
 */
export function termGains({
  matches,
  named,
  intent,
  words,
}: AnalyzedQuery): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  const add = (place: string | undefined, gain: number) => {
    if (place !== undefined && gain > 0) gains.set(place, Math.max(gain, gains.get(place) ?? 0));
  };
  for (const match of matches) {
    const gain =
      weights.explained *
      match.quality *
      (commandParts.find(([key]) => key.test(match.term.key))?.[1] ?? 0) *
      (1 - weights.position * Math.min(match.start, 4)) *
      (intent === 'command' ? 1 : proseShare(match, words));
    add(isPairTarget(match, matches) ? pairTargets : match.term.explained, gain);
    add(match.term.api, gain * weights.explainedCode);
  }
  for (const { explained, api } of named) {
    add(api, weights.explained * weights.namedCode);
    add(explained, weights.explained);
  }
  return gains;
}

/**
 * Returns the factor for a match's bonus in a query that is not a command: in a sentence, a spoken
 * form is usually just a word.
 */
function proseShare({ start, end, quality }: SpokenMatch, words: readonly string[]) {
  const said = words.slice(start, end);
  if (quality < 1 || said.every((word) => stopWords.has(word))) return 0;
  return weights.inProse * (end - start);
}

/**
 * URL path of the section that explains delimiter pairs as targets: "round" is a target after
 * "take", but just the name of a delimiter before "wrap".
 */
const pairTargets = '/#surrounding-pair';

/**
 * Tests whether a match is a delimiter used as a target: the query contains an action, but none
 * that wraps.
 */
function isPairTarget({ term }: SpokenMatch, matches: readonly SpokenMatch[]) {
  return (
    /paired_delimiter:/.test(term.key) &&
    matches.some((other) => /action:/.test(other.term.key)) &&
    !matches.some((other) => /^wrap_action:|rewrap/.test(other.term.key))
  );
}
