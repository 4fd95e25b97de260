import type { Root as MdastRoot } from 'mdast';
import type { ElementContent } from 'hast';
import type { Heading, SearchSection } from '#shared/page/page.ts';
import type { PageContent } from '#shared/page/page-content.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import { hashFile } from '#node/base/cache/hash-files.ts';

/** A link of a page, as written and as resolved. */
export interface PageLink {
  readonly text: string;
  /** Address in the HTML: with the base path, or a full address. */
  readonly url: string;
  /** Address in the source. */
  readonly written: string;
  readonly position: SourcePosition;
}

/** A file that the page needs in the output. */
export interface PublishedFile {
  /** Absolute path of the source. */
  readonly file: string;
  /** Path in the output folder. */
  readonly output: string;
}

/** Code from @mdx-js/rollup. */
export interface CompiledModule {
  readonly code: string;
  /** Source map. */
  readonly map: string;
}

/** A Markdown file that a page shows as a component. */
export interface ImportedFile {
  /** Absolute path. */
  readonly file: string;
  /** Component name, if it is imported by default. */
  readonly name?: string;
  /** New ids for this copy of the file. */
  readonly idPlan?: IdPlan;
}

/** New ids that make those of a page with partials unique. */
export interface IdPlan {
  /** New ids of a file, by those that it has on its own. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Plans of the components that it shows, in order. */
  readonly partials: readonly (IdPlan | null | undefined)[];
}

/** Results of the files that a page imports, by absolute path. */
export type ImportedResults = ReadonlyMap<string, CompileResult>;

/** Everything that the steps collect from a page. */
export interface CompileResult {
  /** `value` is HTML, for code that reads `toc`. */
  headings: (Heading & { readonly value?: string })[];
  /** Ids of its elements. */
  readonly usedIds: string[];
  /** The imported files that the text shows, each with the number of headings before it. */
  readonly shown: { readonly partial: ImportedFile; readonly at: number }[];
  readonly links: PageLink[];
  readonly files: PublishedFile[];
  readonly sections: SearchSection[];
  readonly problems: Problem[];
  /** Rendered blocks of the page, in order. */
  readonly drawn: (readonly ElementContent[])[];
  /** The page's other input files, by absolute path; `dependOn` adds them. */
  readonly dependencies: Map<string, string>;
  /** Files whose content affects the page only through the site's answers, by absolute path. */
  readonly consulted: Set<string>;
  /** Names of values that the page's code uses and the build defines. */
  readonly pageValues: string[];
  /** HTML of the static parts of the page's code, by placeholder key. */
  readonly staticHtml: Map<string, string>;
  /** Ids outside of the static parts; undefined if more may appear when the page is rendered. */
  ids: readonly string[] | undefined;
  /** Markdown files that the page imports as partials of itself. */
  readonly imports: ImportedFile[];
  /** The content as Markdown, if it was requested. */
  markdown?: MdastRoot;
  /** Writes the page as Markdown, with the files that it imports in place. */
  writeMarkdown?(imported: ImportedResults): string;
  html: PageContent['html'];
  module?: CompiledModule;
  /** Address of the page's image for social cards. */
  image?: string;
  description?: string;
  contentTitle?: string;
}

/** Creates a result with nothing collected yet. */
export function createCompileResult(): CompileResult {
  return {
    headings: [],
    usedIds: [],
    shown: [],
    links: [],
    files: [],
    sections: [],
    problems: [],
    drawn: [],
    dependencies: new Map(),
    consulted: new Set(),
    staticHtml: new Map(),
    ids: [],
    imports: [],
    pageValues: [],
    html: '',
  };
}

/**
 * Records that a page depends on a file, or on its absence. Must be called before the file is read,
 * so that a save in between makes the page stale and is not lost.
 */
export function dependOn(file: string, { dependencies }: CompileResult): void {
  if (!dependencies.has(file)) dependencies.set(file, hashFile(file));
}
