import type { HeadTag } from '#shared/page/head-tags.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import type { PageData, PageRecord } from '#shared/page/page.ts';
import type { SiteIndex } from '#shared/paths/site-index.ts';
import type { Problem } from '#shared/problem.ts';
import type { CompiledPage } from '../context/compiled-page.ts';
import type { PageExtension } from '../context/page-extension.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { PageImage, Site } from './site.ts';

/** A file that a feature adds to the output. */
export interface Output {
  /**
   * What the file is, for the report about a page or redirect that would replace it. Omitted for
   * redirects and for pages' Markdown versions.
   */
  readonly what?: string;
  /**
   * Creates the content; undefined if the file is not needed after all. Omitted for an HTML
   * document that is written along with the pages.
   */
  readonly content?: () => Promise<string | undefined> | string | undefined;
}

/** Publishes a value as a JSON file and returns its URL. `name` has no extension. */
export type PublishJson = (name: string, create: () => unknown) => Promise<string>;

/**
 * What a feature adds to the build: extensions of page compilation, output files, checks and data.
 */
export interface Feature extends PageExtension {
  /**
   * Returns the files that the feature adds to the output, each with its path in the output folder.
   */
  readonly outputs?: (site: Site) => Iterable<readonly [path: string, output: Output]>;
  /**
   * Returns the fields that the feature adds to the site index, and publishes the files that they
   * name.
   */
  readonly siteIndex?: (site: Site, publish: PublishJson) => Promise<Partial<SiteIndex>>;
  /** Finds problems with a compiled page. */
  readonly checkPage?: (
    page: ScannedPage,
    compiled: CompiledPage,
    site: Site,
  ) => readonly Problem[];
  /** Returns the fields that the feature adds to a page's data. */
  readonly pageData?: (
    record: PageRecord,
    site: Pick<Site, 'manifest' | 'options'>,
  ) => Partial<PageData>;
  /**
   * Creates a function that returns the image that social networks show for a page; undefined if
   * the page has another image or none.
   */
  readonly pageImages?: (
    site: Site,
  ) => (record: PageRecord, compiled: CompiledPage) => PageImage | undefined;
  /** Returns the tags that the feature adds to the head of a page. */
  readonly pageTags?: (page: ScannedPage, compiled: CompiledPage, site: Site) => readonly HeadTag[];
  /** Returns the tags that the feature adds to the head of every page. */
  readonly siteTags?: (config: LocalizedConfig) => readonly HeadTag[];
}
