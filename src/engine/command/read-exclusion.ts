/** The ends of a range that a connective excludes. */
export interface Exclusion {
  readonly excludeAnchor: boolean;
  readonly excludeActive: boolean;
}

/** Returns the ends that a range word excludes; without a word, none. */
export function readExclusion(connective: string | undefined): Exclusion {
  return {
    excludeAnchor: connective === 'rangeExclusive' || connective === 'rangeExcludingStart',
    excludeActive: connective === 'rangeExclusive' || connective === 'rangeExcludingEnd',
  };
}
