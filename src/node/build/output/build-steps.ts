import type { InlineConfig, ViteBuilder } from 'vite';
import type { Site, SiteProject } from '#node/compile/model/site.ts';
import type { LastOutput } from './last-output.ts';
import type { StagingFolders } from './stage.ts';

/** Receives the build's log messages. */
export type Log = (message: string) => void;

/** The project to build, and the services that the caller provides. */
export interface BuildInput {
  readonly project: SiteProject;
  /** Creates a project's Vite builder; `further` is merged into its configuration. */
  readonly createBuilder: (project: SiteProject, further?: InlineConfig) => Promise<ViteBuilder>;
  readonly log: Log;
}

/**
 * Data that the steps of a language's build share: the site, the staging folders, and the last
 * output to reuse files from.
 */
export interface BuildSteps extends BuildInput {
  readonly site: Site;
  readonly stage: StagingFolders;
  readonly last: LastOutput;
}
