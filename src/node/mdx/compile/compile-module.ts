import mdx from '@mdx-js/rollup';
import type { CompileContext } from '../context/compile-context.ts';
import { mdxOptions } from './mdx-options.ts';
import type { PageFormat } from '../context/page-format.ts';

/** Input for compiling a page, or a piece that pages import. */
export interface CompileInput {
  readonly source: string;
  readonly format: PageFormat;
  readonly context: CompileContext;
}

/**
 * Compiles a page into a module with @mdx-js/rollup, and collects the data that the build needs in
 * the context. The text is parsed before this returns. Rejects with errors of the parser or a step.
 */
export async function compileModule({ source, format, context }: CompileInput): Promise<string> {
  const { inlineHtml, syntax } = context.settings;
  const { transform } = mdx(mdxOptions({ format, syntax, contextFor: () => context, inlineHtml }));
  // Only the extension matters; the real name may contain characters that are special in module
  // ids.
  const compiled = await transform(source, `page.${format}`);
  return compiled?.code ?? '';
}
