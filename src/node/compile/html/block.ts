import type { ElementContent } from 'hast';
import type { Translator } from '#shared/i18n/translator.ts';
import type { LoadTrees } from '#node/base/syntax/create-tree-loader.ts';
import type { Problem, SourcePosition } from '#shared/problem.ts';
import type { DocumentedLanguage } from '#shared/voice/language/language.ts';

/** One highlighted token: its text and its color class, which is empty for plain text. */
export interface HighlightedToken {
  readonly text: string;
  readonly className: string;
}

/**
 * Highlights code. Resolves to one array of tokens per line; code in an unknown language yields
 * plain tokens.
 */
export type Highlight = (
  code: string,
  language: string,
) => Promise<readonly (readonly HighlightedToken[])[]>;

/** The label of a `::name[label]` line on a page, and the line's position. */
export interface BlockInput {
  readonly label: string;
  readonly position: SourcePosition;
}

/** Build services that a block may use. */
export interface BlockContext {
  /** Absolute path of the folder with the hand-written pages. */
  readonly contentDir: string;
  /** Path of the page's version, without the base path. */
  readonly versionPath: string;
  /** Path of the version's API reference, such as `contributing/api`. */
  readonly apiPath: string;
  /** The spoken language of the page's version; undefined if there is none. */
  readonly language?: DocumentedLanguage;
  /** Interface texts in the page's language. */
  readonly translator: Translator;
  readonly highlight: Highlight;
  readonly loadTrees: LoadTrees;
  /**
   * Registers a file (absolute path) as a dependency, so that the page is recompiled when the file
   * changes.
   */
  dependOn(file: string): void;
  /** Reports a problem; an error fails the build once all pages have been compiled. */
  report(problem: Problem): void;
  /** Adds text to the search index, and aliases by which the section is also found. */
  addSearchText(text: string, aliases?: readonly string[]): void;
}

/** Renders static content at build time. It returns HTML, never JavaScript. */
export type Block<Context = BlockContext> = (
  input: BlockInput,
  context: Context,
) => ElementContent[] | Promise<ElementContent[]>;

/** A block that documents part of a spoken language. */
export type SpokenBlock = Block<SpokenContext>;

/** Services for a block that documents part of a spoken language. */
export type SpokenContext = BlockContext & { readonly language: DocumentedLanguage };

/** Blocks, keyed by name. */
export type BlockRegistry = Readonly<Record<string, Block>>;
