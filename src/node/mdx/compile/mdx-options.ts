import type { Options } from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { CompileContext } from '../context/compile-context.ts';
import type { PageFormat } from '../context/page-format.ts';
import { rehypePluginsFor, remarkPluginsFor } from './steps.ts';
import { recmaStaticHtml } from './recma-static-html.ts';
import { recmaCheckedChildren } from '../components/checked-children.ts';
import { recmaPageValues } from '../components/page-values.ts';
import { rehypeStaticHtml } from '../components/static-html.ts';

/** Input for the options of @mdx-js/rollup. */
export interface MdxOptionsInput {
  readonly format: PageFormat;
  readonly context: CompileContext;
  /** Whether rendering an object as text throws at its position in the page. */
  readonly isChecked?: boolean;
}

/**
 * Returns the options of @mdx-js/rollup: the steps for every page, followed by the folding of
 * static content.
 */
export function mdxOptions({ format, context, isChecked = false }: MdxOptionsInput): Options {
  const { syntax, inlineHtml: inline } = context.settings;
  const remark = remarkPluginsFor(format, syntax) as NonNullable<Options['remarkPlugins']>;
  const rehype = rehypePluginsFor(format) as NonNullable<Options['rehypePlugins']>;
  return {
    format,
    // The format depends on the page, not on its file name.
    mdExtensions: extensions,
    mdxExtensions: extensions,
    remarkPlugins: [[prepare, context], ...remark],
    rehypePlugins: [...rehype, rehypeStaticHtml],
    recmaPlugins: [
      recmaPageValues,
      [recmaStaticHtml, { inline }],
      ...(isChecked ? [recmaCheckedChildren] : []),
    ],
  };
}

const extensions = ['.md', '.mdx'];

function prepare(context: CompileContext) {
  return (_tree: unknown, file: VFile): void => {
    file.data.compile = context;
  };
}
