import { toHtml } from 'hast-util-to-html';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { CompileContext } from './context/compile-context.ts';
import type { PageFormat } from './context/page-format.ts';
import type { HtmlProcessor, PagePlugins } from './context/page-plugins.ts';
import type { PageSyntax } from './context/page-syntax.ts';
import { isInteractive } from './components/static-html.ts';
import { preprocess } from './preprocess.ts';

/** MDX elements that the HTML step passes through unchanged. */
const mdxNodes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const toHast: PluggableList = [
  [remarkRehype, { allowDangerousHtml: true, passThrough: [...mdxNodes] }],
];

/** Creates the processor that turns pages of a format into HTML. */
export function createHtmlProcessor(
  plugins: PagePlugins,
  format: PageFormat,
  syntax: PageSyntax,
): HtmlProcessor {
  return unified()
    .use([
      remarkParse,
      ...(format === 'mdx' ? [remarkMdx] : []),
      ...plugins.remark(format, syntax),
      ...toHast,
      ...plugins.rehype(format),
    ])
    .freeze() as unknown as HtmlProcessor;
}

/**
 * Compiles generated pages in the fast lane: the steps of `compileModule` without code generation,
 * because such pages are static HTML. The text is parsed before this returns.
 */
export async function compileHtml(context: CompileContext): Promise<void> {
  const { page, format, result, settings, tools } = context;
  const file = new VFile({ path: page.file, value: preprocess(page.body, format) });
  file.data.compile = context;
  // The reference consists of doc comments rather than pages.
  const processor =
    page.origin === 'api'
      ? tools.fastProcessor(format)
      : createHtmlProcessor(tools.plugins, format, settings.syntax);
  const tree = await processor.run(processor.parse(file), file);
  result.html = isInteractive(tree) ? null : toHtml(tree, { allowDangerousHtml: true });
}
