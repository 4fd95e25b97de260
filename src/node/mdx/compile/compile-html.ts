import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { CompileInput } from './compile-module.ts';
import { rehypePluginsFor, remarkPluginsFor } from './steps.ts';
import { isInteractive } from '../components/static-jsx.ts';

/** Elements of MDX that the HTML step passes through untouched. */
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

const processors = {
  md: unified()
    .use([remarkParse, ...remarkPluginsFor('md'), ...toHast, ...rehypePluginsFor('md')])
    .freeze(),
  mdx: unified()
    .use([
      remarkParse,
      remarkMdx,
      ...remarkPluginsFor('mdx'),
      ...toHast,
      ...rehypePluginsFor('mdx'),
    ])
    .freeze(),
};

/**
 * The fast lane of generated pages: the steps of `compileModule` without generating code, since such pages are
 * static HTML. The text is parsed before this returns.
 */
export async function compileHtml({ source, format, context }: CompileInput): Promise<undefined> {
  const file = new VFile({ path: context.page.file, value: source });
  file.data.compile = context;
  const processor = processors[format];
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  context.result.html = isInteractive(tree) ? null : toHtml(tree, { allowDangerousHtml: true });
  return undefined;
}
