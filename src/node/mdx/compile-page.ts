import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { Heading, SearchSection } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { createCompileResult, type CompileContext, type CompileServices, type PageLink, type PublishedFile } from './compile-context.ts';
import { createAddressFinder } from './full-address.ts';
import { isInteractive } from './hast-static-jsx.ts';
import { toMarkdownTwin } from './markdown-twin.ts';
import { rehypeSteps, remarkSteps } from './plugins.ts';
import { preprocess } from './preprocess.ts';
import { rehypeRawHtml, remarkUnknownTags } from './raw-html.ts';
import { mdxProblem } from './mdx-problem.ts';

/** A page after compilation: its HTML and everything the build reads from it. Plain data, so that it can be cached. */
export interface CompiledPage {
  /** Content as HTML; null for a page with live components, which is compiled to code instead. */
  readonly html: string | null;
  /** Content as plain Markdown with its title, for the file beside the page. */
  readonly markdown: string;
  readonly contentTitle?: string;
  readonly description?: string;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  readonly files: readonly PublishedFile[];
  readonly sections: readonly SearchSection[];
  readonly problems: readonly Problem[];
  readonly dependencies: readonly string[];
  readonly resolutions: Readonly<Record<string, string>>;
}

/** Elements of MDX that the HTML step passes through untouched. */
const mdxNodes = ['mdxFlowExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxTextExpression', 'mdxjsEsm'] as const;

const steps = (parser: PluggableList, html: PluggableList): PluggableList => [
  remarkParse,
  ...parser,
  ...remarkSteps,
  [remarkRehype, { allowDangerousHtml: true, passThrough: [...mdxNodes] }],
  ...html,
  ...rehypeSteps,
];

const markdown = unified().use(steps([remarkUnknownTags], [rehypeRawHtml])).freeze();
const mdx = unified().use(steps([remarkMdx], [])).freeze();

/** Format of a source file by its extension. */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/** A file that the steps can run on: text, path and the compilation's context. */
export function prepareFile(page: ScannedPage, services: CompileServices): { readonly file: VFile; readonly context: CompileContext } {
  const context: CompileContext = { page, services, result: createCompileResult() };
  const file = new VFile({ path: page.file, value: preprocess(page.body, formatOf(page.file)) });
  file.data.compile = context;
  return { file, context };
}

/** Compiles one page. Never throws for what an author wrote: problems are in the result. */
export async function compilePage(page: ScannedPage, services: CompileServices): Promise<CompiledPage> {
  const { file, context } = prepareFile(page, services);
  const processor = formatOf(page.file) === 'mdx' ? mdx : markdown;
  const { result } = context;
  let html: string | null = '';
  try {
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    html = isInteractive(tree) ? null : toHtml(tree, { allowDangerousHtml: true });
  } catch (error) {
    result.problems.push(mdxProblem(error, page));
  }
  const { contentTitle, description, headings, links, files, sections, problems } = result;
  return { html, markdown: writeMarkdown(String(file), context), contentTitle, description, headings, links, files, sections, problems, dependencies: [...result.dependencies], resolutions: Object.fromEntries(result.resolutions) };
}

function writeMarkdown(source: string, context: CompileContext): string {
  const { page, result } = context;
  const title = result.contentTitle === undefined ? page.record.title : undefined;
  return toMarkdownTwin({ source, format: formatOf(page.file), title, blocks: result.blockMarkdown, findUrl: createAddressFinder(context) });
}
