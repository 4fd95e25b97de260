import path from 'node:path';
import type { Heading, SearchSection } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import type { StaticHtml } from '#shared/static-html.ts';
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
import { compileHtml } from './compile-html.ts';
import { compileModule } from './compile-module.ts';
import { createTimeLimit } from './create-time-limit.ts';
import { publishPageImage } from './rehype-images.ts';
import type { PageFormat } from './plugins.ts';
import { preprocess } from './preprocess.ts';
import { mdxProblem } from './mdx-problem.ts';

/** A page after compilation: its module or its HTML, and everything the build reads from it. Plain data, so that it can be cached. */
export interface CompiledPage {
  /** Code of the page's module, made by @mdx-js/rollup; undefined in the fast lane of the generated reference, whose pages are HTML alone. */
  readonly code?: string;
  /** Static parts of the module, which whoever draws it brings along. */
  readonly staticHtml: StaticHtml;
  /** Content as HTML; null for a page with live components. */
  readonly html: string | null;
  /** Content as plain Markdown with its title, for the file beside the page; empty where it is not asked for. */
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
  /** Files of which the page was told by the site: it is current as long as it would be told the same. */
  readonly consulted: readonly string[];
}

/** Milliseconds that the parser may take for one page. micromark takes quadratic time for constructs that are opened and never closed, and has no limit of its own. */
const parseLimit = 5_000;
const withTimeLimit = createTimeLimit();

/** How a file is compiled. */
interface Lane {
  readonly format: PageFormat;
  /** The HTML alone is wanted, no module. */
  readonly isFast: boolean;
  readonly isPiece: boolean;
}

/**
 * Generated pages hold no live components, so they need no module; one that turns out to hold some is
 * compiled like every other page. A file whose name cannot be that of a module is HTML alone too.
 */
function laneOf({ file, origin, isGenerated }: ScannedPage): Lane {
  return {
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    isFast: origin === 'api' || isGenerated === true || /[?#]/.test(file),
    isPiece: false,
  };
}

/** Compiles one page. Never throws for what an author wrote: problems are in the result. */
export async function compilePage(
  page: ScannedPage,
  services: CompileServices,
): Promise<CompiledPage> {
  const lane = laneOf(page);
  const fast = await compileFile(page, services, lane);
  const {
    code,
    context,
    image,
    markdown = '',
  } = lane.isFast && fast.context.result.html === null
    ? await compileFile(page, services, { ...lane, isFast: false })
    : fast;
  const { result } = context;
  await addImported(result.imports, context);
  const { html, contentTitle, description, headings, links, files, sections, problems } = result;
  return {
    code,
    staticHtml: Object.fromEntries(result.staticHtml),
    html,
    markdown,
    contentTitle,
    description,
    image,
    headings,
    links,
    files,
    sections,
    problems,
    dependencies: Object.fromEntries(result.dependencies),
    consulted: [...result.consulted],
  };
}

interface CompiledFile {
  readonly context: CompileContext;
  readonly code?: string;
  /** Address of the image that stands for the page. */
  readonly image?: string;
  /** The page as plain Markdown. */
  readonly markdown?: string;
}

/** Runs the steps on one file. What goes wrong is added to the problems of the context. */
async function compileFile(
  page: ScannedPage,
  services: CompileServices,
  { format, isFast, isPiece }: Lane,
): Promise<CompiledFile> {
  let context = createContext(page, services, isPiece);
  let image: string | undefined;
  /** Begins with an empty result, since work that is out of time may be begun again. */
  const start = (): Promise<string | undefined> => {
    context = createContext(page, services, isPiece);
    image = publishPageImage(context);
    const source = preprocess(page.body, format);
    return (isFast ? compileHtml : compileModule)({ source, format, context });
  };
  try {
    const code = await withTimeLimit(parseLimit, start);
    const isWanted = services.withMarkdown && !isPiece;
    // Loaded with the first use: the development server seldom has one.
    const writer = isWanted ? await import('./write-markdown.ts') : undefined;
    const markdown = writer?.writeMarkdown(context);
    return { context, image, markdown, ...(code === undefined ? {} : { code }) };
  } catch (error) {
    context.result.problems.push(mdxProblem(error, page));
    return { context, image };
  }
}

function createContext(
  page: ScannedPage,
  services: CompileServices,
  isPiece: boolean,
): CompileContext {
  return { page, services, isPiece, result: createCompileResult() };
}

/** Reads the pieces that a page imports for what the build must know of them: problems, links, files, static parts. Their code is the bundler's. */
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
    const { context } = await compileFile(piece, services, pieceLane);
    merge(result, context.result);
    result.problems.push(...piece.problems);
    await addImported(context.result.imports, { page, services, result, isPiece: false });
  }
}

const pieceLane: Lane = { format: 'mdx', isFast: false, isPiece: true };

function merge(target: CompileResult, added: CompileResult): void {
  target.problems.push(...added.problems);
  target.links.push(...added.links);
  target.files.push(...added.files);
  for (const [file, hash] of added.dependencies) target.dependencies.set(file, hash);
  for (const [key, html] of added.staticHtml) target.staticHtml.set(key, html);
}
