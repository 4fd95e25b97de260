import type { Root as MdastRoot } from 'mdast';
import type { ElementContent } from 'hast';
import type { Heading, SearchSection } from '#shared/page/page.ts';
import type { PageContent } from '#shared/page/page-content.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import { hashFile } from '#node/base/cache/hash-files.ts';

/** A link on a page, as written and as resolved. */
export interface PageLink {
  readonly text: string;
  /** URL in the HTML. Links to pages and files of the site include the base path. */
  readonly url: string;
  /** URL as written in the source. */
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

/** A module compiled by @mdx-js/rollup. */
export interface CompiledModule {
  readonly code: string;
  /** Source map as JSON. */
  readonly map: string;
}

/** A Markdown file that a page imports, usually to show it as a component. */
export interface ImportedFile {
  /** Absolute path. */
  readonly file: string;
  /** Component name, if this is a default import. */
  readonly name?: string;
  /** New ids for this copy of the file. */
  readonly idPlan?: IdPlan;
}

/** New ids that prevent duplicates on a page with partials. */
export interface IdPlan {
  /**
   * New ids of the elements in the file and of those that its links lead to, keyed by original id.
   */
  readonly renamed: Readonly<Record<string, string>>;
  /** Plans of the partials that the file shows, in order. */
  readonly partials: readonly (IdPlan | null | undefined)[];
}

/** Results of the files that a page imports, keyed by absolute path. */
export type ImportedResults = ReadonlyMap<string, CompileResult>;

/** Everything that the steps collect from a page. */
export interface CompileResult {
  /** The page's headings. `value` is a heading's HTML, for code that reads `toc`. */
  headings: (Heading & { readonly value?: string })[];
  /** Ids of the page's elements, before an id plan renames them. */
  readonly usedIds: string[];
  /** The imported files that the page shows, each with the number of headings before it. */
  readonly shown: { readonly partial: ImportedFile; readonly at: number }[];
  readonly links: PageLink[];
  readonly files: PublishedFile[];
  readonly sections: SearchSection[];
  readonly problems: Problem[];
  /** Rendered blocks of the page, in order. */
  readonly drawn: (readonly ElementContent[])[];
  /** Hashes of the page's other input files, keyed by absolute path; `dependOn` adds them. */
  readonly dependencies: Map<string, string>;
  /** Absolute paths of files whose content affects the page only through answers about the site. */
  readonly consulted: Set<string>;
  /** Names of the build-defined values that the page's code uses. */
  readonly pageValues: string[];
  /** HTML of the page's static parts, keyed by the placeholders in the page's code. */
  readonly staticHtml: Map<string, string>;
  /** Ids outside the static parts; undefined if more may appear when the page is rendered. */
  ids: readonly string[] | undefined;
  /** Markdown files that the page imports as partials. */
  readonly imports: ImportedFile[];
  /** The content as a Markdown tree, if requested. */
  markdown?: MdastRoot;
  /** Returns the page as Markdown, including the content of the files that it imports. */
  writeMarkdown?(imported: ImportedResults): string;
  html: PageContent['html'];
  module?: CompiledModule;
  /** URL of the page's image for social cards. */
  image?: string;
  description?: string;
  contentTitle?: string;
}

/** Creates an empty result, which the steps fill in. */
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
 * Records that a page depends on a file, or on its absence. Must be called before the file is read:
 * a save in between then makes the page stale instead of going unnoticed.
 */
export function dependOn(file: string, { dependencies }: CompileResult): void {
  if (!dependencies.has(file)) dependencies.set(file, hashFile(file));
}
