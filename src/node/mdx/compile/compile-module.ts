import mdx from '@mdx-js/rollup';
import type { CompileContext } from '../context/compile-context.ts';
import { mdxOptions } from './mdx-options.ts';
import type { PageFormat } from './page-format.ts';

/** What a page, or a piece that pages import, is compiled from. */
export interface CompileInput {
  readonly source: string;
  readonly format: PageFormat;
  readonly context: CompileContext;
}

/**
 * Compiles a page into a module with @mdx-js/rollup, and collects in the context what the build reads from it. The text
 * is parsed before this returns. Rejects with what the parser or a step throws.
 */
export async function compileModule({ source, format, context }: CompileInput): Promise<string> {
  const { inlineHtml, syntax } = context.settings;
  const { transform } = mdx(mdxOptions({ format, syntax, contextFor: () => context, inlineHtml }));
  // Only the extension matters: the real name may contain characters with a meaning in module ids.
  const compiled = await transform(source, `page.${format}`);
  return compiled?.code ?? '';
}
