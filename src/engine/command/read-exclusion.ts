/** Which ends of a range a connective excludes. */
export interface Exclusion {
  readonly excludeAnchor: boolean;
  readonly excludeActive: boolean;
}

/** Returns the ends a range word excludes; none without a word. */
export function readExclusion(connective: string | undefined): Exclusion {
  return {
    excludeAnchor: connective === 'rangeExclusive' || connective === 'rangeExcludingStart',
    excludeActive: connective === 'rangeExclusive' || connective === 'rangeExcludingEnd',
  };
}
