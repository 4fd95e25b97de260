import type { ElementContent } from 'hast';
import type { Translator } from '#shared/i18n/translator.ts';
import type { SourcePosition } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';

/** One highlighted token: its text and the classes that colour it. */
export interface HighlightedToken {
  readonly text: string;
  readonly className: string;
}

/** What a block reads: the line `::name[label]` of a page. */
export interface BlockInput {
  readonly label: string;
  readonly position: SourcePosition;
}

/** What a block may use of the build. */
export interface BlockContext {
  /** Absolute folder of the hand-written pages. */
  readonly contentDir: string;
  /** The interface's texts in the language of the page. */
  readonly translator: Translator;
  /** Colours code: one array of tokens a line. Unknown languages give plain tokens. */
  highlight(code: string, language: string): Promise<readonly (readonly HighlightedToken[])[]>;
  /** Registers a file (absolute path): the page is compiled again when it changes. */
  dependOn(file: string): void;
  /** Reports a finding; an error fails the build once all pages have been read. */
  report(problem: Problem): void;
  /** Text of this block for the search, and words that lead to its section. */
  addSearchText(text: string, aliases?: readonly string[]): void;
}

/** Draws static content at build time; what it returns is HTML in the page and never JavaScript. */
export type Block = (
  input: BlockInput,
  context: BlockContext,
) => ElementContent[] | Promise<ElementContent[]>;

/** Blocks by name. */
export type BlockRegistry = Readonly<Record<string, Block>>;
