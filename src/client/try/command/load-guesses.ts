import { loadOnce } from '#client/loading/load-once.ts';

/** Loads the code that finds a command in text that is none; most readers never need it. */
export const loadGuesses = loadOnce(() => import('../guess/guess-command.ts'));

/** The code that finds a command in a text. */
export type Guesses = Awaited<ReturnType<typeof loadGuesses>>;
