/** Returns all test files, as paths in the project with forward slashes. */
export function listTests(): readonly string[];

/**
 * Returns the files whose path contains one of the words, or else those whose text contains all of
 * them, as the name of a test.
 */
export function findTests(
  words: readonly string[],
  isThorough: boolean,
): { readonly files: readonly string[]; readonly name?: string };
