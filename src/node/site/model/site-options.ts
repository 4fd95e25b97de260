import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { LocalizedConfig, MarkdownFormat } from '#shared/config/site-config.ts';
import type { PageFolders } from '../../content/page-files.ts';

/** Input of a site. */
export interface SiteOptions extends PageFolders {
  /** Absolute folder of the generated reference; undefined for a site without it. */
  readonly apiDir?: string;
  readonly config: LocalizedConfig;
  /** The interface's texts in the default language, which untranslated pages use. */
  readonly defaultCatalogue: Catalogue;
  /** Absolute folder of the current version's pages; files of other versions and languages are next to it. */
  readonly contentDir: string;
  /** Absolute folder of the project. */
  readonly root: string;
  /** Folders of files to copy unchanged; the first takes precedence. */
  readonly publicDirs: readonly string[];
  readonly cacheDir: string;
  readonly includeDrafts: boolean;
  /** Whether static parts are inlined in their page's code; for the dev server. */
  readonly inlineHtml?: boolean;
  /** Path below which pages are left out of this build on purpose: links to them are not checked. */
  readonly leftOut?: string;
  /** Path of the generated reference where it is still being made: until its pages are there, links to them are not checked. */
  readonly awaited?: string;
  /** Whether the pages are foreign: they are read as Docusaurus reads them, and the configuration is fitted to them. */
  readonly isForeign: boolean;
  /** The reference documents foreign sources and the pages are ours: their links into it become text. */
  readonly hasForeignReference: boolean;
}

/** How pages are read unless they say otherwise: foreign ones as in Docusaurus, ours as their names say. */
export function markdownFormat({
  config,
  isForeign,
}: Pick<SiteOptions, 'config' | 'isForeign'>): MarkdownFormat {
  return config.markdown.format ?? (isForeign ? 'mdx' : 'detect');
}
