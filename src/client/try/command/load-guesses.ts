import { loadOnce } from '#client/loading/load-once.ts';

/** Loads the code that guesses the intended command from other text; most readers never need it. */
export const loadGuesses = loadOnce(() => import('../guess/guess-command.ts'));

/** The loaded module that guesses the intended command. */
export type Guesses = Awaited<ReturnType<typeof loadGuesses>>;
