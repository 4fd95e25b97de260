/**
 * Scores by document number, 0 for no match, and a list of the documents with a score: reading and
 * clearing them takes time proportional to the matches, not to the number of documents.
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

/** Resets all scores to 0. */
export function clearScores({ values, found }: Scores): void {
  for (const id of found) values[id] = 0;
  found.length = 0;
}
