import type { PluggableList } from 'unified';
import type { BlockRegistry } from '../html/block.ts';
import type { PageSyntax } from './page-syntax.ts';
import type { HtmlStep, MarkdownStep } from './step.ts';

/** What a feature adds to the compilation of pages. */
export interface PageExtension {
  /** Blocks (`::name[label]`), keyed by name. */
  readonly blocks?: BlockRegistry;
  /** Returns the plugins that parse the feature's syntax. */
  readonly syntax?: (syntax: PageSyntax) => PluggableList;
  readonly markdownSteps?: readonly MarkdownStep[];
  readonly htmlSteps?: readonly HtmlStep[];
}
