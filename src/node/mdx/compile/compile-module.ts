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

/** How a module is compiled. */
interface ModuleInput extends CompileInput {
  /**
   * Name for the source map. By default, only the extension is right: the real name may contain
   * characters that are special in module ids.
   */
  readonly name?: string;
  /** Whether rendering an object as text throws at its position in the page. */
  readonly isChecked?: boolean;
}

/**
 * Compiles a page into a module with @mdx-js/rollup, and collects the data that the build needs in
 * the context. The text is parsed before this returns. Rejects with errors of the parser or a step.
 */
export async function compileModule({ source, name, ...input }: ModuleInput) {
  const { transform } = mdx(mdxOptions(input));
  const { code = '', map } = (await transform(source, name ?? `page.${input.format}`)) ?? {};
  return { code, map };
}
