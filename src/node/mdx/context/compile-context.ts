import type { Nodes as MdastNodes, Root as MdastRoot, RootContent } from 'mdast';
import type { ElementContent } from 'hast';
import type { VFile } from 'vfile';
import type { Translator } from '#shared/i18n/translator.ts';
import type { SidebarLink } from '#shared/page/navigation.ts';
import type { Heading, PageRecord, SearchSection } from '#shared/page/page.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import type { LocalizedConfig, MarkdownFormat } from '#shared/config/site-config.ts';
import type { GlossaryTerm } from '../../content/read-glossary.ts';
import type { ScannedPage } from '../../content/scan-page.ts';
import { hashFile } from '../../cache/hash-files.ts';
import type { HighlightedToken } from '../../html/block.ts';
import type { DrawDiagram } from '../../drawing/draw-diagrams.ts';
import type { PageSyntax } from './page-syntax.ts';
import type { Drawings } from './drawings.ts';
import type { LintSpoken } from './lint-spoken.ts';

/** Parsed sections by their text, from one heading to the next, with positions relative to their first line. */
export type ParsedParts = ReadonlyMap<string, readonly RootContent[]>;

/** A link of a page, as it was written and as it was resolved. */
export interface PageLink {
  /** What is read. */
  readonly text: string;
  /** As in the HTML: with the base path, or a full address. */
  readonly url: string;
  /** The address in the source. */
  readonly written: string;
  readonly position: SourcePosition;
}

/** A file that the page needs in the output. */
export interface PublishedFile {
  /** Absolute path of the source. */
  readonly file: string;
  /** Path below the output folder. */
  readonly output: string;
}

/** A Markdown file that a page shows as a component. */
export interface ImportedFile {
  /** Absolute path. */
  readonly file: string;
  /** Name of the component. */
  readonly name?: string;
}

/** What is collected while a page is compiled. */
export interface CompileResult {
  readonly headings: Heading[];
  readonly links: PageLink[];
  readonly files: PublishedFile[];
  readonly sections: SearchSection[];
  readonly problems: Problem[];
  /** What blocks have drawn as Markdown, by the offset in the page's body where they begin. */
  readonly blockMarkdown: Map<number, readonly MdastNodes[]>;
  /** Where the images of the page are published, by the address that the author wrote; without base path. */
  readonly images: Map<string, string>;
  /** The blocks of the page as they were drawn, in order. */
  readonly drawn: (readonly ElementContent[])[];
  /** The page's input files besides its own, by absolute path; `dependOn` adds them. */
  readonly dependencies: Map<string, string>;
  /** Files whose content the page knows through the services alone, by absolute path. */
  readonly consulted: Set<string>;
  /** What the links of the page were resolved to, by what the author wrote. */
  readonly resolutions: Map<string, string>;
  /** Names of values that the page's code uses and the build defines. */
  readonly pageValues: string[];
  /** HTML of the static parts of the page's code, by placeholder key. */
  readonly staticHtml: Map<string, string>;
  /** The Markdown files that the page imports as pieces of itself. */
  readonly imports: ImportedFile[];
  /** The page as the parser read it and the steps on Markdown left it. */
  source?: MdastRoot;
  /** Plain Markdown holds raw HTML, which has to be parsed. */
  hasRawHtml?: boolean;
  /** Content as HTML; null where something in it is live. */
  html: string | null;
  description?: string;
  contentTitle?: string;
}

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

/** The settings that compiled pages depend on; a page is compiled again when one of them changes. */
type CompileConfig = Pick<
  LocalizedConfig,
  'url' | 'baseUrl' | 'siteBaseUrl' | 'repository' | 'checks' | 'publish'
>;

/** Services of the site that page compilation uses. */
export interface CompileServices {
  readonly config: CompileConfig;
  /** How pages are read unless they say otherwise. */
  readonly markdownFormat: MarkdownFormat;
  /** What pages may contain besides Markdown. */
  readonly syntax: PageSyntax;
  readonly drawDiagram: DrawDiagram;
  /** Milliseconds of processor time that the parser has for one page: micromark has no limit of its own, and takes quadratic time for constructs that are opened and never closed. */
  readonly parseLimit: number;
  /** Path of the version that the page belongs to, without the base path. */
  readonly versionPath: string;
  /** Path of the version whose reference it shows: before `contributing/api/` in the addresses. */
  readonly referencePath: string;
  /** Absolute folder of the pages of the version. */
  readonly contentDir: string;
  /** Whether static parts are inlined in the page's code, so that it refreshes as a whole: on the dev server. */
  readonly inlineHtml: boolean;
  /** Whether to write the Markdown twin too. */
  readonly withMarkdown: boolean;
  /** Absolute folder of their translations, where the build is in another language. */
  readonly translationDir?: string;
  /** Absolute folder that `@site` means. */
  readonly siteDir: string;
  /** Where the components are that pages use without importing them, by name; besides this site's own. */
  readonly globalComponents: GlobalComponents;
  /** Whether quoted code is a spoken command. */
  readonly hasVoice: boolean;
  /** Whether the pages are somebody else's. */
  readonly isForeign: boolean;
  readonly publicDirs: readonly string[];
  /** Base paths of the site's other languages. */
  readonly otherBases: readonly string[];
  highlight(code: string, language: string): Promise<readonly (readonly HighlightedToken[])[]>;
  /** Returns the address (without base path) of a file's page; undefined if there is none. */
  pathOfFile(file: string): string | undefined;
  /** Returns the address of the page at this path (both without base path), ignoring case; undefined if there is none. */
  findPath(path: string): string | undefined;
  /** Returns the address (without base path) of the page with an id in this version; undefined if there is none. */
  pathOfId(id: string): string | undefined;
  /** Says texts of the interface in the language that a page is written in. */
  translator(page: Pick<PageRecord, 'isUntranslated'>): Translator;
  /** The links of `<DocCardList>` on the page with this id, for the category with the other. */
  cards(pageId: string, category?: string): readonly SidebarLink[];
  /** Whether git tracks this file in the repository of the pages. */
  isTracked(file: string): boolean;
  glossary(): Glossary;
  /** Definition of the term with this id; undefined when there is none. */
  define(id: string): string | undefined;
  /** The reference documents foreign sources, so our guide's links into it may have no target. */
  readonly hasForeignReference: boolean;
  /** Path below which pages were left out of this build, or are not there yet, so that links to them cannot be checked. */
  leftOut(): string | undefined;
  /** Source paths of all pages, for suggestions. */
  sources(): readonly string[];
  /** Blocks that were drawn before. */
  readonly drawings: Drawings;
  /** What each file was parsed to the last time, by its path; left out where no page is compiled twice. */
  readonly parsedParts?: Map<string, ParsedParts>;
  /** Checks a phrase that a page quotes; null when it is fine. */
  readonly lintSpoken: LintSpoken;
}

/** One compilation of one page: its location, its tools, its results. */
export interface CompileContext {
  readonly page: ScannedPage;
  readonly services: CompileServices;
  readonly result: CompileResult;
  /** The file is no page by itself, but imported by one. */
  readonly isPiece: boolean;
}

/** An empty result. */
export function createCompileResult(): CompileResult {
  return {
    headings: [],
    links: [],
    files: [],
    sections: [],
    problems: [],
    blockMarkdown: new Map(),
    images: new Map(),
    drawn: [],
    dependencies: new Map(),
    consulted: new Set(),
    resolutions: new Map(),
    staticHtml: new Map(),
    imports: [],
    pageValues: [],
    html: '',
  };
}

/**
 * Records that a page depends on a file, or on its absence. Called before the file is read: a save in between
 * then makes the page stale, and is not lost.
 */
export function dependOn(file: string, { dependencies }: CompileResult): void {
  if (!dependencies.has(file)) dependencies.set(file, hashFile(file));
}

/** The compilation that a file belongs to. Throws when the file was not prepared for it. */
export function contextOf(file: VFile): CompileContext {
  const context = file.data.compile;
  if (context === undefined) throw new Error(`No compile context for ${file.path}.`);
  return context as CompileContext;
}

/** Says texts of the interface in the language that the page of a compilation is written in. */
export function translatorOf({ page, services }: CompileContext): Translator {
  return services.translator(page.record);
}

/** Place in the page's source file of a node; lines count from the top of the file, frontmatter included. */
export function positionOf(
  node: {
    readonly position?:
      { readonly start: { readonly line: number; readonly column: number } } | undefined;
  },
  context: CompileContext,
): SourcePosition {
  const { file, bodyLine } = context.page;
  const start = node.position?.start;
  return start ? { file, line: start.line + bodyLine, column: start.column } : { file };
}

/** Position of a place in the text of a node; lines and columns count from 1. In a block the text starts below its fence; line 0 is the fence. */
export function positionInside(
  { type, position }: Pick<MdastNodes, 'type' | 'position'>,
  { line, column }: { readonly line: number; readonly column: number },
  context: CompileContext,
): SourcePosition {
  const { file, body, bodyLine } = context.page;
  const { start } = position ?? { start: { line: 1, column: 1 } };
  if (type !== 'inlineMath')
    return { file, line: start.line + bodyLine + line, column: start.column + column - 1 };
  const text = (body.split('\n')[start.line - 1] ?? '').slice(start.column - 1);
  const [fence = ''] = /^\$+ ?/.exec(text) ?? [];
  const before = line === 1 ? start.column - 1 + fence.length : 0;
  return { file, line: start.line + bodyLine + line - 1, column: before + column };
}
