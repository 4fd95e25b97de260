import { compareSources } from './compare-sources.ts';

// Our own sources, and those of published packages, at the versions in `package.json`.
compareSources({
  'api-gen/documented': 4500,
  'node_modules/immer/src': 70,
  'node_modules/rxjs/src': 1400,
  'node_modules/type-fest': 1200,
  'node_modules/zod/src': 650,
});
