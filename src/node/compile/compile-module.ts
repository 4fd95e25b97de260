import mdx, { type Options } from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { CompileContext } from './context/compile-context.ts';
import type { PageFormat } from './context/page-format.ts';
import { recmaStaticHtml } from './recma-static-html.ts';
import { recmaPageValues } from './components/page-values.ts';
import { rehypeStaticHtml } from './components/static-html.ts';
import { rehypeUniqueIds } from './components/unique-ids.ts';

/** A page, or a partial that pages import, ready to be compiled. */
export interface CompileInput {
  readonly source: string;
  readonly format: PageFormat;
  readonly context: CompileContext;
}

/** How a module is compiled. */
interface ModuleInput extends CompileInput {
  /**
   * Name for the source map. By default, only the extension is right: the real name may contain
   * characters that are special in module ids.
   */
  readonly name?: string;
}

/**
 * Compiles a page into a module with @mdx-js/rollup, and collects the data that the build needs in
 * the context: by the steps for every page, followed by the folding of static content. The text is
 * parsed before this returns. Rejects with errors of the parser or a step.
 */
export async function compileModule({ source, format, context, name }: ModuleInput) {
  const { plugins } = context.tools;
  const { syntax, isServed: inline } = context.settings;
  const remark = plugins.remark(format, syntax) as NonNullable<Options['remarkPlugins']>;
  const rehype = plugins.rehype(format) as NonNullable<Options['rehypePlugins']>;
  const { transform } = mdx({
    format,
    // The format depends on the page, not on its file name.
    mdExtensions: extensions,
    mdxExtensions: extensions,
    // In MDX, nodes also contain the positions of their code.
    remarkPlugins: [[prepare, context], ...remark],
    rehypePlugins: [...rehype, rehypeUniqueIds, rehypeStaticHtml],
    recmaPlugins: [recmaPageValues, [recmaStaticHtml, { inline }]],
  });
  const { code = '', map } = (await transform(source, name ?? `page.${format}`)) ?? {};
  return { code, map };
}

const extensions = ['.md', '.mdx'];

function prepare(context: CompileContext) {
  return (_tree: unknown, file: VFile): void => {
    file.data.compile = context;
  };
}
