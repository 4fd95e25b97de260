import type { Mutant } from './mutant.ts';

/** A test file with its text. */
export interface TestFile {
  /** Below the project's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const kinds: Readonly<Record<Mutant['test'], RegExp>> = {
  unit: /^(?:src|api-gen|tests\/unit)\/.*\.test\.tsx?$/,
  build: /^tests\/build\/.*\.ts$/,
  browser: /^tests\/e2e\/.*\.spec\.ts$/,
};

/** File that runs everything of `tests/build/site`. */
export const builtSiteTest = 'tests/build/site.test.ts';

/** The files in which tests of the mutant's kind name one of its rows. */
export function chooseTests({ rows, test }: Pick<Mutant, 'rows' | 'test'>, files: readonly TestFile[]): readonly string[] {
  const pattern = new RegExp(rowPattern(rows));
  const chosen = files.filter(({ file, text }) => kinds[test].test(file) && pattern.test(text));
  return [...new Set(chosen.map(({ file }) => (file.startsWith('tests/build/site/') ? builtSiteTest : file)))];
}

/** Regular expression for titles that name one of the rows. */
export function rowPattern(rows: readonly string[]): string {
  return `\\b(?:${rows.join('|')})\\b`;
}
