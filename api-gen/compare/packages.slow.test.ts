import { compareSources } from '../testing/compare-sources.ts';

// Sources of published packages, at the versions in `package.json`.
compareSources({
  'node_modules/rxjs/src': 1400,
  'node_modules/type-fest': 1200,
  'node_modules/zod/src': 650,
});
