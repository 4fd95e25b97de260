import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { CompileInput } from './compile-module.ts';
import { rehypeSteps, remarkSteps } from './plugins.ts';
import { isInteractive } from './rehype-static-jsx.ts';

/** Elements of MDX that the HTML step passes through untouched. */
const mdxNodes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkSteps)
  .use(remarkRehype, { allowDangerousHtml: true, passThrough: [...mdxNodes] })
  .use(rehypeSteps)
  .freeze();

/**
 * The fast lane of the generated reference: the steps of `compileModule` without the code behind them, since its pages
 * are static HTML. The text is parsed before this returns.
 */
export async function compileHtml({
  source,
  context,
}: Omit<CompileInput, 'format'>): Promise<void> {
  const file = new VFile({ path: context.page.file, value: source });
  file.data.compile = context;
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  context.result.html = isInteractive(tree) ? null : toHtml(tree, { allowDangerousHtml: true });
}
