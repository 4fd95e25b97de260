import fc from 'fast-check';

// Sets how many cases property tests try, and which. `npm test` always tries the same cases, so
// that it fails only because of a change.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(process.env.TESTS === 'thorough' ? { numRuns: 1000 } : { numRuns: 50, seed: 1 }),
});
