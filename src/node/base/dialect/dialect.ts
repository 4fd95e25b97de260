import type { MarkdownFormat } from '#shared/config/site-config.ts';
import type { Problem } from '#shared/problem.ts';

/** How the pages of a folder are written, checked and published. */
export interface Dialect {
  /** Name of the program in documents; undefined: that of its package. */
  readonly generator?: string;
  /** Format of pages that name none. */
  readonly format: MarkdownFormat;
  /** Whether formulas, diagrams and names of emoji are drawn without being configured. */
  readonly hasDrawings: boolean;
  /** Whether the frontmatter may have fields of other programs. */
  readonly hasOpenFrontmatter: boolean;
  /** Whether a link may name the id of a page. */
  readonly linksToIds: boolean;
  /** Whether pages may import any file that git tracks. */
  readonly importsTracked: boolean;
  /** Whether the code of pages is trusted, so that they may load files of other hosts. */
  readonly trustsCode: boolean;
  /** Whether navbar, footer and search are adapted to the pages. */
  readonly fitsConfig: boolean;
  /** Whether the pages are about the spoken language of Cursorless. */
  readonly hasVoice: boolean;
  /** Default of `checks.spokenCommands`. */
  readonly spokenCommands: 'ignore' | 'throw';
  /** Default of `checks.anchors`; undefined: that of links. */
  readonly anchors?: 'warn';
  /** Severity of a sidebar that names a missing page. */
  readonly sidebars: Problem['severity'];
  /** Severity of a broken link of the reference; undefined: that of any link. */
  readonly referenceLinks?: Problem['severity'];
}

/** The pages of this project. */
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

/** Folders that were written for Docusaurus. */
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
  // It links to our own guide, which these pages replace.
  referenceLinks: 'warning',
};
