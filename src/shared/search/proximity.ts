/** Words between the first and the last of a query that still stand together: about a sentence. */
const reach = 12;

/**
 * How much of a query stands close together in a text, from 0 to 1: the share of its ideas in the best stretch of a sentence's length.
 * `ideaOf` gives the number of the idea that a stem belongs to.
 */
export function proximity(sequence: readonly string[], ideaOf: ReadonlyMap<string, number>, ideas: number): number {
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
