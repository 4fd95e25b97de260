import type { InlineConfig } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { buildSite, type Log } from './build-site.ts';
import type { SiteProject } from './site/open-locale.ts';

/** What is built, who is told of it, and what differs from this site's Vite configuration. */
export interface ViteBuildInput {
  readonly project: SiteProject;
  /** Left out: nobody is told. */
  readonly log?: Log;
  readonly further?: InlineConfig;
}

/** Builds the site without Vite's command line; gives the warnings and throws what `buildSite` throws. */
export function buildWithVite({
  project,
  log = () => undefined,
  further = { logLevel: 'error' },
}: ViteBuildInput): Promise<readonly Problem[]> {
  return buildSite({
    project,
    log,
    async createBuilder(built) {
      // Few builds after an edit need it.
      const { createSiteBuilder } = await import('./vite-options.ts');
      return createSiteBuilder({ project: built, log }, further);
    },
  });
}
