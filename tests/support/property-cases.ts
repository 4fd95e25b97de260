import fc from 'fast-check';

// The only place that says how many cases property tests try, and which: `npm test` always tries
// the same ones, so that it fails only because of a change.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(process.env.TESTS === 'thorough' ? { numRuns: 1000 } : { numRuns: 50, seed: 1 }),
});
