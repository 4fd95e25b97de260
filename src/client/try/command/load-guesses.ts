import { loadOnce } from '#client/loading/load-once.ts';

/** Loads the code that finds a command in text that is not one; most readers never need it. */
export const loadGuesses = loadOnce(() => import('../guess/guess-command.ts'));

/** The code that finds a command in text. */
export type Guesses = Awaited<ReturnType<typeof loadGuesses>>;
