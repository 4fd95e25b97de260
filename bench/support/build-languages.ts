import siteConfig from '#config';
import { buildWithVite } from '#node/build-with-vite.ts';
import { openProject } from '#node/build/open-project.ts';
import { root } from './measure.ts';

/**
 * Builds the site specified by the environment variables, in the languages of `BENCH_LOCALES`, such
 * as `en de`.
 */
const locales = Object.fromEntries(
  (process.env.BENCH_LOCALES ?? 'en').split(' ').map((code) => [code, {}]),
);
const project = await openProject({
  root,
  environment: process.env,
  configFields: { ...siteConfig, locales },
});
await buildWithVite({ project });
process.exit(0);
