/** Which ends of a range a connective leaves out. */
export interface Exclusion {
  readonly excludeAnchor: boolean;
  readonly excludeActive: boolean;
}

/** Which ends a range word leaves out; without one none. */
export function readExclusion(connective: string | undefined): Exclusion {
  return {
    excludeAnchor: connective === 'rangeExclusive' || connective === 'rangeExcludingStart',
    excludeActive: connective === 'rangeExclusive' || connective === 'rangeExcludingEnd',
  };
}
