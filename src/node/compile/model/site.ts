import type { PageData } from '#shared/page/page.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import type { Store } from '#node/base/cache/store.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { SiteManifest } from '#node/site/manifest/merge-manifests.ts';
import type { CompileSources } from '../context/compile-sources.ts';
import type { CompiledPage } from '../context/compiled-page.ts';
import type { Assets } from './assets.ts';

import type { PageImage } from './page-image.ts';
import type { SiteOptions } from './site-options.ts';

/** The source files of a site's pages. */
export interface PageSources {
  /** Sets the site's pages; does not read files again that are known or passed in as parsed. */
  load(files: readonly string[], read?: ReadonlyMap<string, ScannedPage>): void;
  /** The pages' parsed files, in the order of `load`. */
  scanned(): readonly ScannedPage[];
  /** Replaces all pages in a folder, and reads each of them again. */
  replaceFolder(folder: string, files: readonly string[]): void;
  /** Reads one file again: a page, or a dependency of pages. */
  update(file: string): void;
}

/** A site that is being built or served: its current pages, and queries about them. */
export interface Site extends PageSources {
  readonly options: SiteOptions;
  config(): LocalizedConfig;
  manifest(): SiteManifest;
  /** The published pages, whose addresses are unique. */
  pages(): readonly ScannedPage[];
  pageAt(path: string): ScannedPage | undefined;
  /** Returns redirects from former addresses of pages. */
  redirects(): readonly Redirect[];
  readonly assets: Assets;
  /**
   * Returns the path below which pages are excluded from this build, or do not exist yet, so that
   * links to them are not checked.
   */
  excludedPath(): string | undefined;
  /** Returns compiled pages that depend on this file. */
  dependentsOf(file: string): readonly ScannedPage[];
  /** Compiles a page, or reads it from the cache. */
  compile(page: ScannedPage): Promise<CompiledPage>;
  /** Returns the page's current text as plain Markdown. */
  markdown(page: ScannedPage): Promise<string>;
  /** Adds a compilation of exactly this page from another thread. */
  adopt(page: ScannedPage, compiled: CompiledPage): void;
  /** Whether the cache has a compilation of a page, up to date or not. */
  isCached(page: ScannedPage): boolean;
  /** No image is passed on the dev server, whose pages nobody shares. */
  pageData(page: ScannedPage, compiled: CompiledPage, image?: PageImage): PageData;
  /** Returns the problems of the pages' heads and of the manifest. */
  problems(): readonly Problem[];
  /** Returns notes about changes that adapted the configuration to foreign pages. */
  notes(): readonly string[];
  /** Returns everything that the pages of a version are compiled with. */
  sourcesOf(version: string): CompileSources;
  /** The cache between builds. */
  readonly store: Store;
}

/** A site in one language with its pages loaded, and their shared data. */
export interface SiteProject {
  readonly site: Site;
  /** Output folder of this language, for example `fr`; empty for the default one. */
  readonly outputPath: string;
  /** Returns the data for the browser, derived from the manifest. */
  siteData(): SiteData;
  /** Finds what is wrong with the configuration and with the files it refers to now. */
  configProblems(): Promise<readonly Problem[]>;
  /** Absolute paths of the files of the spoken languages. */
  readonly languageFiles: readonly string[];
  /** Name and version of this program, for the generator tag. */
  readonly generator: string;
  /** Opens the project in all other languages; only available in the default one. */
  translations(): Promise<readonly SiteProject[]>;
}

/** A checked redirect, which leads to an existing target. */
export interface Redirect {
  /** Path without the base path: `/old/`, or `/old.html` if it names a file. */
  readonly from: string;
  /** Target address, with the base path or on another host. */
  readonly to: string;
  /** Path of the target page; undefined for any other target. */
  readonly page?: string;
  /** `from` as its author wrote it. */
  readonly written: string;
  readonly position: () => SourcePosition;
  /** The target as its author wrote it: that of the last redirect, if they follow one another. */
  readonly target: { readonly written: string; readonly position: SourcePosition };
}
