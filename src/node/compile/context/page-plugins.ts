import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { PluggableList, Processor } from 'unified';
import type { PageFormat } from './page-format.ts';
import type { PageSyntax } from './page-syntax.ts';

/** The plugins that compile a page. */
export interface PagePlugins {
  remark(format: PageFormat, syntax: PageSyntax): PluggableList;
  rehype(format: PageFormat): PluggableList;
}

/** Turns the text of a page into HTML. */
export type HtmlProcessor = Processor<Root, Root, HtmlRoot>;
