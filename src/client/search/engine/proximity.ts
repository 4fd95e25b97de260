import { fold } from './query/fold.ts';
import type { SearchDocument } from './search-documents.ts';
import { stem } from './query/stem.ts';
import { findWords } from './query/find-words.ts';

/** Returns the stems of a section's words in order; reference sections have none, because they contain no sentences. */
export type SequenceReader = (document: SearchDocument) => readonly string[];

/** Returns a function that reads and caches a section's words. */
export function createSequenceReader(): SequenceReader {
  const stems = new Map<string, string>();
  const sequences = new Map<number, readonly string[]>();
  const stemOf = (text: string): string => {
    const known = stems.get(text) ?? stem(fold(text));
    stems.set(text, known);
    return known;
  };
  return ({ id, group, heading, terms, text }) => {
    if (group === 'api') return [];
    const sequence =
      sequences.get(id) ??
      findWords(`${heading} ${terms} ${text}`).map((word) => stemOf(word.text));
    sequences.set(id, sequence);
    return sequence;
  };
}

/** Maximum distance between a query's first and last word: about a sentence. */
const reach = 12;

/**
 * Returns how close together a text has a query's words, from 0 to 1: the share of its ideas in the
 * best sentence-long stretch. `ideaOf` returns the index of a stem's idea.
 */
export function proximity(
  sequence: readonly string[],
  ideaOf: ReadonlyMap<string, number>,
  ideas: number,
): number {
  const last: number[] = [];
  for (let idea = 0; idea < ideas; idea += 1) last.push(-Infinity);
  let best = 0;
  for (let index = 0; index < sequence.length && best < ideas; index += 1) {
    const idea = ideaOf.get(sequence[index] ?? '');
    if (idea === undefined) continue;
    last[idea] = index;
    let near = 0;
    for (const place of last) if (index - place <= reach) near += 1;
    best = Math.max(best, near);
  }
  return best / ideas;
}
