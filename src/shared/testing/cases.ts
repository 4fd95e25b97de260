import fc from 'fast-check';

/**
 * Scales the number of cases that a property test tries, like the usual 100: `npm test` tries half
 * as many, `npm run test:thorough` ten times as many.
 */
export function cases(count: number): number {
  return Math.ceil((count * (fc.readConfigureGlobal().numRuns ?? 100)) / 100);
}
