import type { PluggableList } from 'unified';
import type { PageFormat } from './page-format.ts';
import type { PageSyntax } from './page-syntax.ts';

/** The plugins that compile a page. */
export interface PagePlugins {
  remark(format: PageFormat, syntax: PageSyntax): PluggableList;
  rehype(format: PageFormat): PluggableList;
}
