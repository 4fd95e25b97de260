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
import type { SiteOptions } from './site-options.ts';

/** The image that social networks show for a page. */
export interface PageImage {
  /** Path in the output folder. */
  readonly output: string;
  /** Text on the image. */
  readonly alt: string;
  readonly content: () => Promise<Uint8Array>;
}

/** The source files of a site's pages. */
export interface PageSources {
  /** Sets the site's pages. Files that are already known or passed in `read` are not read again. */
  load(files: readonly string[], read?: ReadonlyMap<string, ScannedPage>): void;
  /** Returns the pages' parsed files, in the order of `load`. */
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
  /** Returns the published pages, whose paths are unique. */
  pages(): readonly ScannedPage[];
  pageAt(path: string): ScannedPage | undefined;
  /** Returns the valid redirects from the configuration and from the pages' frontmatter. */
  redirects(): readonly Redirect[];
  readonly assets: Assets;
  /**
   * Returns the path below which pages are excluded from this build or do not exist yet; links to
   * them are not checked.
   */
  excludedPath(): string | undefined;
  /** Returns the compiled pages that depend on a file. */
  dependentsOf(file: string): readonly ScannedPage[];
  /** Compiles a page, or reads it from the cache. */
  compile(page: ScannedPage): Promise<CompiledPage>;
  /** Returns the page's current text as plain Markdown. */
  markdown(page: ScannedPage): Promise<string>;
  /** Adds another thread's compilation of exactly this page. */
  adopt(page: ScannedPage, compiled: CompiledPage): void;
  /** Whether the cache has a compilation of a page, even an outdated one. */
  isCached(page: ScannedPage): boolean;
  /**
   * Returns a page's data. On the dev server, `image` is omitted, because nobody shares its pages.
   */
  pageData(page: ScannedPage, compiled: CompiledPage, image?: PageImage): PageData;
  /** Returns the problems in the pages' frontmatter, in the manifest and with redirects. */
  problems(): readonly Problem[];
  /** Returns notes for the log, such as how the configuration was adapted to the pages. */
  notes(): readonly string[];
  /** Returns the settings, tools and site queries with which a version's pages are compiled. */
  sourcesOf(version: string): CompileSources;
  /** Cache that persists between builds. */
  readonly store: Store;
}

/** A site in one language, with its pages loaded, and the data that its pages share. */
export interface SiteProject {
  readonly site: Site;
  /** Output folder of this language, such as `fr`; empty for the default language. */
  readonly outputPath: string;
  /**
   * Returns the site-wide data that the browser needs, derived from the configuration and the
   * manifest.
   */
  siteData(): SiteData;
  /**
   * Finds problems with the configuration, and with the current state of the files it refers to.
   */
  configProblems(): Promise<readonly Problem[]>;
  /** Absolute paths of the spoken languages' files. */
  readonly languageFiles: readonly string[];
  /** Name and version of this program, for the generator tag. */
  readonly generator: string;
  /**
   * Opens the project in all other languages. Resolves to an empty array if this project is not in
   * the default language.
   */
  translations(): Promise<readonly SiteProject[]>;
}

/** A validated redirect, whose target exists. */
export interface Redirect {
  /** Path without the base path: `/old/`, or `/old.html` if it names a file. */
  readonly from: string;
  /** Target URL, with the base path or on another host. */
  readonly to: string;
  /** Path of the target page; undefined if the target is not a page. */
  readonly page?: string;
  /** `from` as its author wrote it. */
  readonly written: string;
  readonly position: () => SourcePosition;
  /**
   * The target as its author wrote it. In a chain of redirects, this is the target of the last one.
   */
  readonly target: { readonly written: string; readonly position: SourcePosition };
}
