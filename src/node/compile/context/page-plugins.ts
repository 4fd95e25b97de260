import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { PluggableList, Processor } from 'unified';
import type { CompileContext, ImportedPages } from './compile-context.ts';
import type { PageFormat } from './page-format.ts';
import type { PageSyntax } from './page-syntax.ts';

/** The plugins that compile a page. */
export interface PagePlugins {
  remark(format: PageFormat, syntax: PageSyntax): PluggableList;
  rehype(format: PageFormat): PluggableList;
  /** Writes a compiled page as Markdown; empty without that feature. */
  markdown(context: CompileContext, imported: ImportedPages): Promise<string>;
}

/** Turns the text of a page into HTML. */
export type HtmlProcessor = Processor<Root, Root, HtmlRoot>;
