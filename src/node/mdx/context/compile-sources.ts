import type { RootContent } from 'mdast';
import type { LocalizedConfig, MarkdownFormat } from '#shared/config/site-config.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { SidebarLink } from '#shared/page/navigation.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { GlossaryTerm } from '../../content/read-glossary.ts';
import type { DrawDiagram } from '../../drawing/draw-diagrams.ts';
import type { HighlightedToken } from '../../html/block.ts';
import type { Drawings } from './drawings.ts';
import type { LintSpoken } from './lint-spoken.ts';
import type { PageSyntax } from './page-syntax.ts';

/** Parsed sections by their text, from one heading to the next, with positions relative to their first line. */
export type ParsedParts = ReadonlyMap<string, readonly RootContent[]>;

/** A term as every page must know it that may use it; `define` says what it means. */
export type KnownTerm = Omit<GlossaryTerm, 'definition'>;

/** The glossary of the site; without terms when there is none. */
export interface Glossary {
  /** Absolute path of its source, whether it exists or not. */
  readonly file: string;
  /** Address without the base path. */
  readonly path: string;
  readonly terms: readonly KnownTerm[];
}

/** Where a component is: a file (absolute) or a package, and the name that it is exported by. */
export interface ComponentPlace {
  readonly file: string;
  readonly exported: string;
}

/** Components of a site, by the names that pages use. */
export type GlobalComponents = ReadonlyMap<string, ComponentPlace>;

/** The settings that compiled pages depend on, as data: a page is compiled again when one of them changes. */
export interface CompileSettings {
  readonly config: Pick<
    LocalizedConfig,
    'url' | 'baseUrl' | 'siteBaseUrl' | 'repository' | 'checks' | 'publish'
  >;
  /** How pages are read unless they say otherwise. */
  readonly markdownFormat: MarkdownFormat;
  /** What pages may contain besides Markdown. */
  readonly syntax: PageSyntax;
  /** Milliseconds of processor time that the parser has for one page: micromark has no limit of its own, and takes quadratic time for constructs that are opened and never closed. */
  readonly parseLimit: number;
  /** Path of the version that the page belongs to, without the base path. */
  readonly versionPath: string;
  /** Path of the version whose reference it shows: before `contributing/api/` in the addresses. */
  readonly referencePath: string;
  /** Absolute folder of the pages of the version. */
  readonly contentDir: string;
  /** Absolute folder of their translations, where the build is in another language. */
  readonly translationDir?: string;
  /** Absolute folder that `@site` means. */
  readonly siteDir: string;
  readonly publicDirs: readonly string[];
  /** Base paths of the site's other languages. */
  readonly otherBases: readonly string[];
  /** Whether static parts are inlined in the page's code, so that it refreshes as a whole: on the dev server. */
  readonly inlineHtml: boolean;
  /** Whether to write the Markdown twin too. */
  readonly withMarkdown: boolean;
  /** Where the components are that pages use without importing them, by name; besides this site's own. */
  readonly globalComponents: GlobalComponents;
  /** Whether quoted code is a spoken command. */
  readonly hasVoice: boolean;
  /** Whether the pages are somebody else's. */
  readonly isForeign: boolean;
  /** The reference documents foreign sources, so our guide's links into it may have no target. */
  readonly hasForeignReference: boolean;
}

/** What a page may ask about the rest of the site. The answers are recorded: the page is current as long as they stay the same. */
export interface SiteAnswers {
  /** Returns the address (without base path) of a file's page; undefined if there is none. */
  pathOfFile(file: string): string | undefined;
  /** Returns the address of the page at this path (both without base path), ignoring case; undefined if there is none. */
  findPath(path: string): string | undefined;
  /** Returns the address (without base path) of the page with an id in this version; undefined if there is none. */
  pathOfId(id: string): string | undefined;
  /** The links of `<DocCardList>` on the page with this id, for the category with the other. */
  cards(pageId: string, category?: string): readonly SidebarLink[];
  /** Whether git tracks this file in the repository of the pages. */
  isTracked(file: string): boolean;
  glossary(): Glossary;
  /** Definition of the term with this id; undefined when there is none. */
  define(id: string): string | undefined;
  /** Path below which pages were left out of this build, or are not there yet, so that links to them cannot be checked. */
  leftOut(): string | undefined;
  /** Source paths of all pages, for suggestions. */
  sources(): readonly string[];
}

/** What does a part of the work, and gives the same result for the same input and settings. */
export interface CompileTools {
  highlight(code: string, language: string): Promise<readonly (readonly HighlightedToken[])[]>;
  readonly drawDiagram: DrawDiagram;
  /** Says texts of the interface in the language that a page is written in. */
  translator(page: Pick<PageRecord, 'isUntranslated'>): Translator;
  /** Checks a phrase that a page quotes; null when it is fine. */
  readonly lintSpoken: LintSpoken;
  /** Blocks that were drawn before. */
  readonly drawings: Drawings;
  /** What each file was parsed to the last time, by its path; left out where no page is compiled twice. */
  readonly parsedParts?: Map<string, ParsedParts>;
}

/** What the pages of a version are compiled with. */
export interface CompileSources {
  readonly settings: CompileSettings;
  readonly site: SiteAnswers;
  readonly tools: CompileTools;
}
