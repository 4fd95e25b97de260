import fc from 'fast-check';

/**
 * Returns the number of cases for a property test, scaled like the default of 100: `npm test` tries
 * half as many, `npm run test:thorough` ten times as many.
 */
export function cases(count: number): number {
  return Math.ceil((count * (fc.readConfigureGlobal().numRuns ?? 100)) / 100);
}
