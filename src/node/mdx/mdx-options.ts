import type { Options } from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { CompileContext } from './compile-context.ts';
import { rehypePluginsFor, remarkPluginsFor, type PageFormat } from './plugins.ts';
import { recmaStaticHtml } from './recma-static-html.ts';
import { remarkKeptParts } from './remark-kept-parts.ts';
import { rehypeStaticHtml } from './rehype-static-html.ts';

/** What @mdx-js/rollup is set up with. */
export interface MdxOptionsInput {
  readonly format: PageFormat;
  /** The compilation that a file belongs to. */
  readonly contextFor: (file: VFile) => CompileContext;
  readonly inlineHtml: boolean;
}

/** Options of @mdx-js/rollup: the steps that every page goes through, and the folding of what is static behind them. */
export function mdxOptions({ format, contextFor, inlineHtml }: MdxOptionsInput): Options {
  const remark = remarkPluginsFor(format) as NonNullable<Options['remarkPlugins']>;
  const rehype = rehypePluginsFor(format) as NonNullable<Options['rehypePlugins']>;
  // In MDX, nodes also hold the places of their code.
  const reading: NonNullable<Options['remarkPlugins']> =
    format === 'md' ? [[remarkKeptParts, contextFor]] : [];
  return {
    format,
    // A plain Markdown file that a page imports is a piece of MDX.
    mdxExtensions: ['.mdx', '.md'],
    remarkPlugins: [...reading, [prepare, contextFor], ...remark],
    rehypePlugins: [...rehype, rehypeStaticHtml],
    recmaPlugins: [[recmaStaticHtml, { inline: inlineHtml }]],
  };
}

function prepare(contextFor: MdxOptionsInput['contextFor']) {
  return (_tree: unknown, file: VFile): void => {
    file.data.compile = contextFor(file);
  };
}
