import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';
import type { Site } from './site.ts';

/** A site in one language with its pages loaded, and their shared data. */
export interface SiteProject {
  readonly site: Site;
  readonly folders: ProjectFolders;
  /** Output folder of this language, for example `fr`; empty for the default one. */
  readonly outputPath: string;
  /** Returns the data for the browser, derived from the manifest. */
  siteData(): SiteData;
  /** Publishes the files that this data refers to. */
  publishDataFiles(): void;
  /** Finds what is wrong with the configuration and with the files it refers to now. */
  configProblems(): Promise<readonly Problem[]>;
  /** Absolute paths of the files of the spoken languages. */
  readonly languageFiles: readonly string[];
  /** Name and version of this program, for the generator tag. */
  readonly generator: string;
  /** Opens the project in all other languages; only available in the default one. */
  translations(): Promise<readonly SiteProject[]>;
}
