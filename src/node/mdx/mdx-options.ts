import type { Options } from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { CompileContext } from './compile-context.ts';
import { rehypeSteps, remarkSteps } from './plugins.ts';
import { rehypeForeignMarkup } from './rehype-foreign-markup.ts';
import { rehypeRawHtml, remarkUnknownTags } from './raw-html.ts';
import { clientModule, recmaStaticHtml } from './recma-static-html.ts';
import { rehypeStaticHtml } from './rehype-static-html.ts';

/** What @mdx-js/rollup is set up with. */
export interface MdxOptionsInput {
  readonly format: 'md' | 'mdx';
  /** The compilation that a file belongs to. */
  readonly contextFor: (file: VFile) => CompileContext;
  readonly inlineHtml: boolean;
}

/** Options of @mdx-js/rollup: the steps that every page goes through, with those that plain Markdown needs before them, and the folding of what is static behind them. */
export function mdxOptions({ format, contextFor, inlineHtml }: MdxOptionsInput): Options {
  const isMarkdown = format === 'md';
  const remark = [...(isMarkdown ? [remarkUnknownTags] : []), ...remarkSteps];
  const rehype = [...(isMarkdown ? [rehypeRawHtml, rehypeForeignMarkup] : []), ...rehypeSteps];
  return {
    format,
    // A plain Markdown file that a page imports is a piece of MDX.
    mdxExtensions: ['.mdx', '.md'],
    providerImportSource: clientModule('components.ts'),
    remarkPlugins: [[prepare, contextFor], ...(remark as NonNullable<Options['remarkPlugins']>)],
    rehypePlugins: [...(rehype as NonNullable<Options['rehypePlugins']>), rehypeStaticHtml],
    recmaPlugins: [[recmaStaticHtml, { inline: inlineHtml }]],
  };
}

function prepare(contextFor: MdxOptionsInput['contextFor']) {
  return (_tree: unknown, file: VFile): void => {
    file.data.compile = contextFor(file);
  };
}
