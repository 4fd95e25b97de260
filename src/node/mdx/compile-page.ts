import path from 'node:path';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root as MdastRoot } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import type { Heading, SearchSection } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import {
  createCompileResult,
  dependOn,
  type CompileContext,
  type CompileResult,
  type CompileServices,
  type PageLink,
  type PublishedFile,
} from './compile-context.ts';
import { createAddressFinder } from './full-address.ts';
import { publishPageImage } from './rehype-images.ts';
import { rehypeForeignMarkup } from './rehype-foreign-markup.ts';
import { isInteractive } from './rehype-static-jsx.ts';
import { importedFiles } from './imported-files.ts';
import { toMarkdownTwin } from './markdown-twin.ts';
import { rehypeSteps, remarkSteps } from './plugins.ts';
import { preprocess } from './preprocess.ts';
import { rehypeRawHtml, remarkUnknownTags } from './raw-html.ts';
import { mdxProblem } from './mdx-problem.ts';
import { createTimeLimit } from './create-time-limit.ts';
import { unknownComponents } from './unknown-components.ts';

/** A page after compilation: its HTML and everything the build reads from it. Plain data, so that it can be cached. */
export interface CompiledPage {
  /** Content as HTML; null for a page with live components, which is compiled to code instead. */
  readonly html: string | null;
  /** Content as plain Markdown with its title, for the file beside the page. */
  readonly markdown: string;
  readonly contentTitle?: string;
  readonly description?: string;
  /** Address of the image that stands for the page elsewhere; a path has no base path. */
  readonly image?: string;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  readonly files: readonly PublishedFile[];
  readonly sections: readonly SearchSection[];
  readonly problems: readonly Problem[];
  /** Hash of each file that the page was made from besides its own, by absolute path, as it was before it was read; empty for one that was missed. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Elements of MDX that the HTML step passes through untouched. */
const mdxNodes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const steps = (parser: PluggableList, html: PluggableList): PluggableList => [
  remarkParse,
  ...parser,
  ...remarkSteps,
  [remarkRehype, { allowDangerousHtml: true, passThrough: [...mdxNodes] }],
  ...html,
  ...rehypeSteps,
];

const markdown = unified()
  .use(steps([remarkUnknownTags], [rehypeRawHtml, rehypeForeignMarkup]))
  .freeze();
const mdx = unified()
  .use(steps([remarkMdx], []))
  .freeze();

/** Milliseconds that the parser may take for one page. micromark's time grows with the square of what is opened and never closed, and it has no limit of its own. */
const parseLimit = 5_000;
const withTimeLimit = createTimeLimit();

/** Format of a source file by its extension. */
function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/** A file that the steps can run on: text, path and the compilation's context. */
function prepareFile(
  page: ScannedPage,
  services: CompileServices,
  format = formatOf(page.file),
): { readonly file: VFile; readonly context: CompileContext } {
  const context: CompileContext = { page, services, result: createCompileResult() };
  const file = new VFile({ path: page.file, value: preprocess(page.body, format) });
  file.data.compile = context;
  return { file, context };
}

/** Compiles one page. Never throws for what an author wrote: problems are in the result. */
export async function compilePage(
  page: ScannedPage,
  services: CompileServices,
): Promise<CompiledPage> {
  const { file, context } = prepareFile(page, services);
  const processor = formatOf(page.file) === 'mdx' ? mdx : markdown;
  const { result } = context;
  const image = publishPageImage(context);
  let html: string | null = '';
  let twin = '';
  try {
    const source = withTimeLimit(parseLimit, () => processor.parse(file)) as MdastRoot;
    const imported = importedFiles(source, context);
    result.problems.push(...unknownComponents(source, context));
    const tree = (await processor.run(source, file)) as Root;
    twin = writeMarkdown(source, context);
    await addImported(imported, context);
    html = isInteractive(tree) ? null : toHtml(tree, { allowDangerousHtml: true });
  } catch (error) {
    result.problems.push(mdxProblem(error, page));
  }
  const { contentTitle, description, headings, links, files, sections, problems } = result;
  return {
    html,
    markdown: twin,
    contentTitle,
    description,
    image,
    headings,
    links,
    files,
    sections,
    problems,
    dependencies: Object.fromEntries(result.dependencies),
  };
}

/** Reads the pieces that a page imports for what the build must know of them: problems, links, files. Their code is the bundler's. */
async function addImported(
  files: readonly string[],
  { page, services, result }: CompileContext,
): Promise<void> {
  for (const imported of files.filter(
    (file) => file !== page.file && !result.dependencies.has(file),
  )) {
    dependOn(imported, result);
    const source = path.relative(services.contentDir, imported).split(path.sep).join('/');
    const { origin, version } = page;
    const piece = scanPage({ file: imported, origin, source, version });
    const { file, context } = prepareFile(piece, services, 'mdx');
    let further: readonly string[] = [];
    try {
      const tree = withTimeLimit(parseLimit, () => mdx.parse(file)) as MdastRoot;
      further = importedFiles(tree, context);
      context.result.problems.push(...unknownComponents(tree, context));
      await mdx.run(tree, file);
    } catch (error) {
      context.result.problems.push(mdxProblem(error, piece));
    }
    merge(result, context.result);
    result.problems.push(...piece.problems);
    await addImported(further, { page, services, result });
  }
}

function merge(target: CompileResult, added: CompileResult): void {
  target.problems.push(...added.problems);
  target.links.push(...added.links);
  target.files.push(...added.files);
  for (const [file, hash] of added.dependencies) target.dependencies.set(file, hash);
}

function writeMarkdown(tree: MdastRoot, context: CompileContext): string {
  const { page, result } = context;
  const title = result.contentTitle === undefined ? page.record.title : undefined;
  return toMarkdownTwin({
    tree,
    title,
    blocks: result.blockMarkdown,
    findUrl: createAddressFinder(context),
  });
}
