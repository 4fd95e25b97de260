import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import type { PageFolders } from '../content/page-files.ts';

/** What a site is made from. */
export interface SiteOptions extends PageFolders {
  readonly config: LocalizedConfig;
  /** Texts of the interface in the default language, in which pages without a translation are. */
  readonly defaultCatalogue: Catalogue;
  /** Absolute folder of the pages of the current version; the files of other versions and languages lie beside it. */
  readonly contentDir: string;
  /** Absolute folder of the project. */
  readonly root: string;
  /** Folders of files that are copied as they are; the first wins. */
  readonly publicDirs: readonly string[];
  readonly cacheDir: string;
  readonly includeDrafts: boolean;
  /** Static parts stand in the code of their page; for the dev server. */
  readonly inlineHtml?: boolean;
  /** Path below which pages are left out of this build on purpose: links to them are not checked. */
  readonly leftOut?: string;
  /** Path of the generated reference where it is still being made: until its pages are there, links to them are not checked. */
  readonly awaited?: string;
  /** The pages are somebody else's: configuration is fitted to them, and their spoken commands only warn. */
  readonly isForeign: boolean;
}
