/** Which tests are to notice a mutant: those beside the code, those of `tests/build`, or those in a browser. */
export type MutantTest = 'unit' | 'build' | 'browser';

/** A small fault that somebody might put into the code, and the rows of the acceptance list whose tests must notice it. */
export interface Mutant {
  readonly rows: readonly string[];
  /** Below the project's folder. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly test: MutantTest;
}

/** A file's text with the fault; null where the place is not found exactly once. */
export function applyMutant(text: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string | null {
  const [before, after, ...more] = text.split(find);
  return before === undefined || after === undefined || more.length > 0 ? null : before + replace + after;
}

const kinds: readonly string[] = ['unit', 'build', 'browser'] satisfies readonly MutantTest[];

/**
 * The mutants that the words of a command line ask for: those whose row begins so, and whose kind of test is named; without
 * words, all. The quick ones come first.
 */
export function chooseMutants(mutants: readonly Mutant[], words: readonly string[]): readonly Mutant[] {
  const wantedKinds = words.filter((word) => kinds.includes(word));
  const prefixes = words.filter((word) => !kinds.includes(word));
  const wanted = mutants.filter(({ rows, test }) => (wantedKinds.length === 0 || wantedKinds.includes(test)) && (prefixes.length === 0 || prefixes.some((prefix) => rows.some((row) => row.startsWith(prefix)))));
  return wanted.toSorted((a, b) => kinds.indexOf(a.test) - kinds.indexOf(b.test));
}
