import fc from 'fast-check';

// The only place that says how many cases property tests try.
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: process.env.TESTS === 'thorough' ? 1000 : 50,
});
