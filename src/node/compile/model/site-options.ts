import path from 'node:path';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { LocalizedConfig, MarkdownFormat } from '#shared/config/site-config.ts';
import type { PageOptions } from '../context/compile-sources.ts';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';
import type { ConfigText } from '#node/site/config/config-source.ts';
import type { PageFolders } from '#node/site/content/page-files.ts';

/** Everything needed to open a site in one language. */
export interface SiteOptions extends ProjectFolders, PageFolders, PageOptions {
  readonly config: LocalizedConfig;
  /** Interface texts in the default language, which untranslated pages use. */
  readonly defaultCatalogue: Catalogue;
  /** Path and text of the configuration file, for error messages. */
  readonly configSource: ConfigText;
  /** Absolute path of the site's own style sheet. */
  readonly customCss?: string;
  /** Whether the site has an API reference. */
  readonly hasReference: boolean;
  /**
   * Path below which pages are deliberately left out of this build, so that links to them are not
   * checked.
   */
  readonly excludedPath?: string;
  /**
   * Path of the reference while it is being generated: links to its pages are not checked until
   * they exist.
   */
  readonly pendingPath?: string;
}

/**
 * Creates a predicate for files written by the site's authors, that is, part of neither this
 * program nor a package.
 */
export function authoredTest({ root, cacheDir }: SiteOptions): (file: string) => boolean {
  const own = path.join(root, 'src') + path.sep;
  // The dev server keeps prebundled packages here.
  const kept = cacheDir + path.sep;
  const frame = path.join(root, 'index.html');
  return (file) =>
    file !== frame &&
    path.isAbsolute(file) &&
    !file.includes('/node_modules/') &&
    !file.startsWith(own) &&
    !file.startsWith(kept);
}

/** Whether pages that do not specify a format are another project's MDX, whose code is trusted. */
export function trustsCode(options: SiteOptions): boolean {
  return options.dialect.trustsCode && markdownFormat(options) === 'mdx';
}

/** Whether the site has a spoken language. */
export function hasVoice({ versions }: SiteOptions): boolean {
  return versions.some(({ spoken }) => spoken !== undefined);
}

/**
 * Returns the format of pages that do not specify one: the one in the configuration or, without
 * one, MDX for another project's pages, as in Docusaurus, and by extension for our own.
 */
export function markdownFormat({
  config,
  dialect,
}: Pick<SiteOptions, 'config' | 'dialect'>): MarkdownFormat {
  return config.markdown.format ?? dialect.format;
}
