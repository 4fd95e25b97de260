import { once } from '#engine/text/once.ts';
import { findWords } from './query/find-words.ts';
import { fold } from './query/fold.ts';
import { stem } from './query/stem.ts';
import type { SearchDocument } from './search-documents.ts';

/**
 * Creates a cached function that returns the stems of a section's words in order. It returns an
 * empty list for reference sections, which contain no sentences.
 */
export function createSequenceReader() {
  const stemOf = once((text: string) => stem(fold(text)));
  return once(({ group, heading, terms, text }: SearchDocument): readonly string[] =>
    group === 'api'
      ? []
      : findWords(`${heading} ${terms} ${text}`).map((word) => stemOf(word.text)),
  );
}

/** Maximum distance between the first and last of a query's words, in words: about a sentence. */
const reach = 12;

/**
 * Returns how close together a query's words are in a text, from 0 to 1: the share of the query's
 * ideas in the best sentence-long stretch. `ideaOf` maps a stem to its idea's index.
 */
export function proximity(
  sequence: readonly string[],
  ideaOf: ReadonlyMap<string, number>,
  ideas: number,
): number {
  const last = new Map<number, number>();
  let best = 0;
  for (const [index, word] of sequence.entries()) {
    const idea = ideaOf.get(word);
    if (idea === undefined) continue;
    last.set(idea, index);
    const near = [...last.values()].filter((place) => index - place <= reach);
    best = Math.max(best, near.length);
  }
  return best / ideas;
}
