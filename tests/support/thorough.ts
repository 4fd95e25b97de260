/** Whether `npm run test:thorough` runs, which tries what `npm test` leaves out. */
export const isThorough = process.env.TESTS === 'thorough';

/** Leaves a browser test to `npm run test:thorough` unless it is the usual one of its variants. */
export const rareUnless = (isUsual: boolean) => ({ tag: isUsual ? [] : '@thorough' });
