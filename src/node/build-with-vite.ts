import type { InlineConfig } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { buildSite } from '#node/build/build-site.ts';
import type { Log } from '#node/build/output/build-steps.ts';
import type { SiteProject } from '#node/compile/model/site.ts';

/**
 * Builds the site without Vite's command line; returns warnings and throws what `buildSite` throws.
 * `log` receives progress messages, which are discarded by default; `further` is merged into the
 * Vite configuration.
 */
export function buildWithVite({
  project,
  log = () => undefined,
  further = { logLevel: 'error' },
}: {
  readonly project: SiteProject;
  readonly log?: Log;
  readonly further?: InlineConfig;
}): Promise<readonly Problem[]> {
  return buildSite({
    project,
    log,
    async createBuilder(built, more = {}) {
      // Imported on demand, because most builds after an edit do not need it.
      const { createSiteBuilder } = await import('#node/vite-options.ts');
      const { createLogger } = await import('vite');
      const { logLevel } = { ...further, ...more };
      // Silenced, because errors that stop the bundler are reported as problems.
      const customLogger = Object.assign(createLogger(logLevel), { error: () => undefined });
      return createSiteBuilder({ project: built, log }, { ...further, ...more, customLogger });
    },
  });
}
