import type { InlineConfig, ViteBuilder } from 'vite';
import type { Site, SiteProject } from '#node/compile/model/site.ts';
import type { LastOutput } from './last-output.ts';
import type { StagingFolders } from './stage.ts';

/** Receives the build's log messages. */
export type Log = (message: string) => void;

/** The project to build, and the caller's services. */
export interface BuildInput {
  readonly project: SiteProject;
  /** Creates the Vite builder of a project; `further` is added to its configuration. */
  readonly createBuilder: (project: SiteProject, further?: InlineConfig) => Promise<ViteBuilder>;
  readonly log: Log;
}

/** What the steps of a build share: a language, and the outputs to write to and reuse. */
export interface BuildSteps extends BuildInput {
  readonly site: Site;
  readonly stage: StagingFolders;
  readonly last: LastOutput;
}
