/**
 * Numbers of results: shown in the dialog, added at a time on the search page, and available for
 * each query, because nobody reads further.
 */
export const resultLimits = { shown: 20, batch: 15, all: 50 } as const;

/** Number of results that can be chosen by number: one for each digit from 1 to 9. */
export const numberedResults = 9;
