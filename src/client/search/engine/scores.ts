/**
 * Scores by document number, 0 where nothing was found, with a list of the documents that have one: reading and clearing them
 * takes time in proportion to what was found, not to what there is.
 */
export interface Scores {
  readonly values: Float64Array;
  readonly found: number[];
}

/** Makes room for the scores of this many documents. */
export function createScores(size: number): Scores {
  return { values: new Float64Array(size), found: [] };
}

/** Adds to the score of a document; `score` is above 0. */
export function addScore({ values, found }: Scores, id: number, score: number): void {
  const before = values[id] ?? 0;
  if (before === 0) found.push(id);
  values[id] = before + score;
}

/** Sets all scores to 0 again. */
export function clearScores({ values, found }: Scores): void {
  for (const id of found) values[id] = 0;
  found.length = 0;
}
