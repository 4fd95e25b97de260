import type { Nodes as MdastNodes, Root as MdastRoot } from 'mdast';
import type { ElementContent } from 'hast';
import type { Heading, SearchSection } from '#shared/page/page.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import { hashFile } from '../../cache/hash-files.ts';

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
  /** Files whose content the page knows through the site's answers alone, by absolute path. */
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
