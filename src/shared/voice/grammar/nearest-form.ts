import type { GroupId } from '../group-id.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import { wordDistance } from '../similarity.ts';
import type { Word } from '../words.ts';

/** The furthest word that any parse reached. */
export interface FailedWord {
  readonly lexicon: Lexicon;
  readonly words: readonly Word[];
  /** Index of the word that could not be parsed. */
  readonly at: number;
  /** Groups allowed at that position. */
  readonly groups: readonly GroupId[];
}

/** Forms less similar than this are not suggested. */
const maxDistance = 0.45;
/** Minimum similarity for a form that is not allowed at that position. */
const maxDistanceElsewhere = 0.34;
/**
 * Limit for a word in the vocabulary, which was probably intended: only its plural or a one-letter
 * slip is suggested.
 */
const maxDistanceIfKnown = 0.22;
/** Longer words are truncated, because comparison time is quadratic in their length. */
const longest = 40;

/** Returns the form that was probably intended: among those allowed at that position, then, for unknown words, among all. */
export function nearestForm(question: FailedWord): string | undefined {
  const { lexicon, words, at, groups } = question;
  if (at >= words.length) return undefined;
  const known = lexicon.byFirstWord.has(words[at]?.text ?? '');
  const fitting = lexicon.entries.filter((entry) => groups.includes(entry.group));
  return (
    closest(question, fitting, known ? maxDistanceIfKnown : maxDistance) ??
    (known ? undefined : closest(question, lexicon.entries, maxDistanceElsewhere))
  );
}

function closest(
  { words, at }: FailedWord,
  entries: readonly LexiconEntry[],
  limit: number,
): string | undefined {
  let best: { spoken: string; distance: number } | undefined;
  for (const { spoken, words: parts } of entries) {
    const said = words
      .slice(at, at + parts.length)
      .map((word) => word.text)
      .join(' ')
      .slice(0, longest);
    // The distance is at least two thirds of the difference in length, which cheaply rules out most
    // forms.
    if (
      (Math.abs(said.length - spoken.length) / Math.max(said.length, spoken.length)) * (2 / 3) >
      limit
    )
      continue;
    const distance = wordDistance(said, spoken);
    if (distance > 0 && distance <= limit && (!best || distance < best.distance))
      best = { spoken, distance };
  }
  return best?.spoken;
}
