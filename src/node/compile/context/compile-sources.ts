import type { PluggableList } from 'unified';
import type { LocalizedConfig, MarkdownFormat } from '#shared/config/site-config.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { QuotedPhrase } from '#shared/voice/language/classify-quoted.ts';
import type { DocumentedLanguage } from '#shared/voice/language/language.ts';
import type { SidebarLink } from '#shared/page/navigation.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { Problem } from '#shared/problem.ts';
import type { Dialect } from '#node/base/dialect/dialect.ts';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import type { GlossaryTerm } from '#node/site/content/read-glossary.ts';
import type { Highlight } from '../html/block.ts';
import type { LoadTrees } from '#node/base/syntax/create-tree-loader.ts';
import type { Drawings } from './drawings.ts';
import type { PageFormat } from './page-format.ts';
import type { PageSyntax } from './page-syntax.ts';

/** A glossary term without its definition, which `define` returns. */
export type KnownTerm = Omit<GlossaryTerm, 'definition'>;

/** The site's glossary. `terms` is empty if there is none. */
interface Glossary {
  /** Absolute path of the glossary's source, whether it exists or not. */
  readonly file: string;
  /** Path of the glossary page, without the base path; empty if there is none. */
  readonly path: string;
  readonly terms: readonly KnownTerm[];
}

/** Location of a component: a file (absolute path) or a package, and the name of the export. */
export interface ComponentPlace {
  readonly file: string;
  readonly exported: string;
  /** Field of the exported object that contains the component. */
  readonly member?: string;
  /** Why the component cannot be imported. */
  readonly fault?: Problem;
}

/** Components of a site, keyed by the names used in pages. */
export type GlobalComponents = ReadonlyMap<string, ComponentPlace>;

/** Site options that pages depend on. */
export interface PageOptions extends Pick<ProjectFolders, 'siteDir' | 'publicDirs'> {
  /**
   * Whether the dev server serves the site. If so, the site includes drafts, and each page's code
   * includes its static parts.
   */
  readonly isServed: boolean;
  /**
   * Milliseconds of CPU time that the parser may take for one page: micromark has no limit of its
   * own, and takes quadratic time for constructs that are opened but never closed. Default: 5,000.
   */
  readonly parseLimit?: number;
  /** Absolute path of the file with the components that pages use without importing them. */
  readonly mdxComponents?: string;
  readonly dialect: Dialect;
  /**
   * Whether the reference documents another project's sources although the pages are our own. If
   * so, links between the two become text.
   */
  readonly hasOtherReference: boolean;
}

/** Configuration fields that pages depend on. */
export const pageConfig = [
  'api',
  'url',
  'baseUrl',
  'siteBaseUrl',
  'repository',
  'checks',
  'publish',
] as const satisfies readonly (keyof LocalizedConfig)[];

/**
 * The settings that compiled pages depend on, as plain data. If one of them changes, the pages are
 * recompiled.
 */
interface CompileSettings
  extends PageOptions, Pick<DocsVersion, 'contentDir' | 'translationDir' | 'spoken'> {
  readonly config: Pick<LocalizedConfig, (typeof pageConfig)[number]>;
  /** Format of pages that do not declare one. */
  readonly markdownFormat: MarkdownFormat;
  /** Syntax that pages may contain besides Markdown. */
  readonly syntax: PageSyntax;
  /** Path of the version that the page belongs to, without the base path. */
  readonly versionPath: string;
  /**
   * Path of the version whose reference is shown: the part before `api.path` in the paths of
   * reference pages.
   */
  readonly referencePath: string;
  /** Base paths of the site's other languages. */
  readonly otherBases: readonly string[];
  /** Whether to also write the page as Markdown. */
  readonly withMarkdown: boolean;
  /** Components in the file `mdxComponents`, keyed by the names used in pages. */
  readonly globalComponents: GlobalComponents;
  /** Why `mdxComponents` cannot be read. */
  readonly componentsFault?: Problem;
}

/**
 * Queries that a page may make about the rest of the site. The answers are recorded, and the page
 * is up to date as long as they stay the same.
 */
export interface SiteAnswers {
  /** Returns the path (without base path) of a file's page; undefined if there is none. */
  pathOfFile(file: string): string | undefined;
  /**
   * Returns the path of the page at this path (both without base path), ignoring case; undefined if
   * there is none.
   */
  findPath(path: string): string | undefined;
  /**
   * Returns the path (without base path) of the page with an id in this version; undefined if there
   * is none.
   */
  pathOfId(id: string): string | undefined;
  /**
   * Returns the links that `<DocCardList>` shows on the page with the id `pageId`: the items of the
   * category with the id `category`, by default the page's innermost category.
   */
  cards(pageId: string, category?: string): readonly SidebarLink[];
  /** Whether git tracks this file in the pages' repository. */
  isTracked(file: string): boolean;
  glossary(): Glossary;
  /** Returns the definition of the term with this id; undefined if there is none. */
  define(id: string): string | undefined;
  /**
   * Returns the path below which pages were excluded from this build or do not exist yet; undefined
   * if there is none. Links to such pages cannot be checked.
   */
  excludedPath(): string | undefined;
  /** Returns the source paths of all of the version's pages, for suggestions. */
  sources(): readonly string[];
}

/**
 * A diagram as SVG. `words` contains its title and description or, if it has neither, its texts.
 */
export interface DrawnDiagram {
  readonly svg: string;
  readonly words: readonly string[];
}

/**
 * Why a diagram cannot be drawn, and where the error is in its source; lines and columns are
 * one-based.
 */
export interface DiagramFault {
  readonly fault: {
    readonly message: string;
    readonly place?: { readonly line: number; readonly column: number };
  };
}

/** Draws a diagram, or returns why it cannot be drawn. */
export type DrawDiagram = (source: string) => Promise<DrawnDiagram | DiagramFault>;

/** Helpers whose results depend only on their input and the settings. */
export interface CompileTools {
  readonly highlight: Highlight;
  readonly loadTrees: LoadTrees;
  readonly drawDiagram: DrawDiagram;
  /** The plugins that compile a page. */
  readonly plugins: {
    remark(format: PageFormat, syntax: PageSyntax): PluggableList;
    rehype(format: PageFormat): PluggableList;
  };
  /** Returns the translator for the language that a page is written in. */
  translator(page: Pick<PageRecord, 'isUntranslated'>): Translator;
  /** The spoken language of the version's commands; undefined for a site without one. */
  readonly language?: DocumentedLanguage;
  /** Parser for quoted phrases; undefined for a site without a spoken language. */
  readonly phrases?: {
    classify(text: string): QuotedPhrase;
    /** Severity of an invalid phrase; undefined if it is not reported. */
    readonly severity?: Problem['severity'];
  };
  /** Previously rendered blocks. */
  readonly drawings: Drawings;
}

/** Everything that a version's pages are compiled with. */
export interface CompileSources {
  /** Changes whenever the code or a setting changes. */
  readonly key: string;
  readonly settings: CompileSettings;
  readonly site: SiteAnswers;
  readonly tools: CompileTools;
}
