import type { SiteConfig } from '#shared/site-config.ts';
import type { PageFolders } from '../content/page-files.ts';

/** What a site is made from. */
export interface SiteOptions extends PageFolders {
  readonly config: SiteConfig;
  /** Absolute folder of the project. */
  readonly root: string;
  /** Folders of files that are copied as they are; the first wins. */
  readonly publicDirs: readonly string[];
  readonly cacheDir: string;
  readonly includeDrafts: boolean;
  /** Path below which pages are left out of this build on purpose: links to them are not checked. */
  readonly leftOut?: string;
  /** The pages are somebody else's: configuration is fitted to them, and their spoken commands only warn. */
  readonly isForeign: boolean;
}
