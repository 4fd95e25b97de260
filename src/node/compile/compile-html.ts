import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { CompileInput } from './compile-module.ts';
import type { PageFormat } from './context/page-format.ts';
import { rehypePluginsFor, remarkPluginsFor } from './steps.ts';
import { isInteractive } from './components/static-jsx.ts';

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

/** Returns the processor that turns pages of a format into HTML. */
function processorFor(format: PageFormat, syntax: Parameters<typeof remarkPluginsFor>[1]) {
  return unified()
    .use([
      remarkParse,
      ...(format === 'mdx' ? [remarkMdx] : []),
      ...remarkPluginsFor(format, syntax),
      ...toHast,
      ...rehypePluginsFor(format),
    ])
    .freeze();
}

const plain = { math: 'none', emoji: false } as const;
const processors = { md: processorFor('md', plain), mdx: processorFor('mdx', plain) };

/**
 * Compiles generated pages in the fast lane: the steps of `compileModule` without code generation,
 * because such pages are static HTML. The text is parsed before this returns.
 */
export async function compileHtml({ source, format, context }: CompileInput): Promise<undefined> {
  const file = new VFile({ path: context.page.file, value: source });
  file.data.compile = context;
  // The reference consists of doc comments rather than pages.
  const isPlain = context.page.origin === 'api';
  const processor = isPlain ? processors[format] : processorFor(format, context.settings.syntax);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  context.result.html = isInteractive(tree) ? null : toHtml(tree, { allowDangerousHtml: true });
  return undefined;
}
