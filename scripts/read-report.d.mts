/** What a report counts, and a line for each test that failed. */
export interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly causes: readonly string[];
}

/** Parses a JSON report of vitest or Playwright. */
export function readReport(json: object): Counted;
