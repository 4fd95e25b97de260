import { createBuilder } from 'vite';
import siteConfig from '#config';
import { buildSite } from '#node/build-site.ts';
import { openProject } from '#node/site/site-project.ts';
import { viteOptions } from '#node/vite-options.ts';
import { root } from './measure.ts';

/** Builds the site that the environment names, in the languages of `BENCH_LOCALES`: `en de`. */
const locales = Object.fromEntries(
  (process.env.BENCH_LOCALES ?? 'en').split(' ').map((code) => [code, {}]),
);
const log = (): void => undefined;
const project = await openProject({
  root,
  environment: process.env,
  includeDrafts: false,
  configFields: { ...siteConfig, locales },
});
await buildSite({
  project,
  log,
  createBuilder: (built) =>
    createBuilder({
      ...viteOptions({ project: built, log }),
      configFile: false,
      logLevel: 'error',
    }),
});
process.exit(0);
