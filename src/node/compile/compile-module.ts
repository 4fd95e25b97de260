import mdx, { type Options } from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { CompileContext } from './context/compile-context.ts';
import { plainSyntax } from './context/page-syntax.ts';
import { preprocess } from './preprocess.ts';
import { recmaPageValues } from './components/page-values.ts';
import { recmaStaticHtml, rehypeStaticHtml } from './components/static-html.ts';
import { rehypeUniqueIds } from './components/unique-ids.ts';

/**
 * Compiles a page or a partial with @mdx-js/rollup. Stores the module, and the data that the steps
 * collect for the build, in the context's result. Static content is folded last. Parsing is
 * synchronous, so that a time limit can stop it. Rejects with errors from the parser or a step.
 */
export async function compileModule(context: CompileContext): Promise<void> {
  const { page, format, result, tools, settings } = context;
  // Reference pages consist of doc comments, so they get no additional syntax.
  const syntax = page.origin === 'api' ? plainSyntax : settings.syntax;
  const remark = tools.plugins.remark(format, syntax);
  const rehype = tools.plugins.rehype(format);
  const { transform } = mdx({
    format,
    // The format depends on the page, not on its file name.
    mdExtensions: extensions,
    mdxExtensions: extensions,
    // The first plugin provides the context to all others.
    remarkPlugins: [
      () =>
        (_tree: unknown, { data }: VFile) =>
          void (data.compile = context),
      ...remark,
    ] as Options['remarkPlugins'],
    rehypePlugins: [...rehype, rehypeUniqueIds, rehypeStaticHtml] as Options['rehypePlugins'],
    recmaPlugins: [recmaPageValues, recmaStaticHtml],
  });
  // The page's own file name may contain characters that are special in module ids.
  const compiled = await transform(preprocess(page.body, format), `page.${format}`);
  const map = { ...(compiled?.map as object), sources: [page.file] };
  result.module = { code: compiled?.code ?? '', map: JSON.stringify(map) };
}

const extensions = ['.md', '.mdx'];
