/**
 * Scores by document number (0 for no match), and a list of the matching documents, so that reading
 * the scores takes time proportional to the matches rather than to all documents.
 */
export interface Scores {
  readonly values: Float64Array;
  readonly found: number[];
}

/** Allocates scores for this many documents. */
export function createScores(size: number): Scores {
  return { values: new Float64Array(size), found: [] };
}

/** Adds to a document's score; `score` must be positive. */
export function addScore({ values, found }: Scores, id: number, score: number): void {
  const before = values[id] ?? 0;
  if (before === 0) found.push(id);
  values[id] = before + score;
}

/**
 * Returns up to `limit` documents with the highest scores, best first. Sorts the bare scores first,
 * because sorting 20,000 documents would take longer than the rest of the search.
 */
export function keepBest({ values, found }: Scores, limit: number): readonly number[] {
  const scoreOf = (id: number) => values[id] ?? 0;
  const least = Float64Array.from(found, scoreOf).sort().at(-limit) ?? 0;
  return found
    .filter((id) => scoreOf(id) >= least)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, limit);
}
