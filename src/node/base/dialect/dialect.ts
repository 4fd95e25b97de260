import type { MarkdownFormat } from '#shared/config/site-config.ts';
import type { Problem } from '#shared/problem.ts';

/** How a folder's pages are written, checked and published. */
export interface Dialect {
  /** Name of this program in generated files. Default: the name in `package.json`. */
  readonly generator?: string;
  /** Format of pages that do not specify one. */
  readonly format: MarkdownFormat;
  /** Whether formulas, diagrams and emoji names are rendered without being configured. */
  readonly hasDrawings: boolean;
  /** Whether the frontmatter may contain other programs' fields. */
  readonly hasOpenFrontmatter: boolean;
  /** Whether a link may refer to a page by its id. */
  readonly linksToIds: boolean;
  /** Whether pages may import any file that git tracks. */
  readonly importsTracked: boolean;
  /** Whether the pages' code is trusted to load files from other hosts. */
  readonly trustsCode: boolean;
  /** Whether the navbar, footer and search are adapted to the pages. */
  readonly fitsConfig: boolean;
  /** Whether the pages are about Cursorless's spoken language. */
  readonly hasVoice: boolean;
  /** Default of `checks.spokenCommands`. */
  readonly spokenCommands: 'ignore' | 'throw';
  /** Default value of `checks.anchors`; undefined: the setting for broken links applies. */
  readonly anchors?: 'warn';
  /** Severity of a sidebar entry that names a missing page. */
  readonly sidebars: Problem['severity'];
  /** Severity of a broken link in the API reference; undefined: same as for any other link. */
  readonly referenceLinks?: Problem['severity'];
}

/** The dialect of this project's own pages. */
export const ownDialect: Dialect = {
  format: 'detect',
  hasDrawings: false,
  hasOpenFrontmatter: false,
  linksToIds: false,
  importsTracked: false,
  trustsCode: false,
  fitsConfig: false,
  hasVoice: true,
  spokenCommands: 'throw',
  sidebars: 'error',
};

/** The dialect of pages written for Docusaurus. */
export const docusaurusDialect: Dialect = {
  generator: 'docs',
  format: 'mdx',
  hasDrawings: true,
  hasOpenFrontmatter: true,
  linksToIds: true,
  importsTracked: true,
  trustsCode: true,
  fitsConfig: true,
  hasVoice: false,
  spokenCommands: 'ignore',
  anchors: 'warn',
  sidebars: 'warning',
  // The reference links to our own guide, which these pages replace.
  referenceLinks: 'warning',
};
