import type { Heading } from '#shared/page/page.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { pathFrom } from '../base/files/is-inside.ts';
import { scanPage, type ScannedPage } from '../site/content/scan-page.ts';
import { createContext, type CompileContext } from './context/compile-context.ts';
import { dependOn, type CompileResult, type IdPlan } from './context/compile-result.ts';
import type { CompiledPage } from './context/compiled-page.ts';
import type { CompileSources } from './context/compile-sources.ts';
import { compileHtml } from './compile-html.ts';
import { compileModule, type CompileInput } from './compile-module.ts';
import { moduleOf, planIds } from './components/id-plan.ts';
import { createTimeLimit } from './create-time-limit.ts';
import { publishPageImage } from './links/images.ts';
import { formatOf, refusedFormat } from './context/page-format.ts';
import { preprocess } from './preprocess.ts';
import { locate } from '../base/report/locate.ts';
import { mdxProblem } from './mdx-problem.ts';

const withTimeLimit = createTimeLimit();

/** Compiles one page. Never throws for authors' mistakes, which are listed in the result. */
export async function compilePage(
  page: ScannedPage,
  sources: CompileSources,
): Promise<CompiledPage> {
  const { code, context, image, partials } =
    (await compileStatic(page, sources)) ?? (await compileWithPartials(page, sources));
  const { result } = context;
  const imported = [...partials.values()].map(
    (partial) => [partial.page.file, partial.result] as const,
  );
  const markdown = result.writeMarkdown?.(new Map(imported)) ?? '';
  const { html, ids, contentTitle, description, links, files, sections, problems } = result;
  return {
    code,
    content: html === null ? { html, staticHtml: Object.fromEntries(result.staticHtml) } : { html },
    markdown,
    contentTitle,
    description,
    image,
    headings: allHeadings(result, partials),
    ids,
    idPlan: context.idPlan,
    links,
    files,
    sections,
    problems,
    dependencies: Object.fromEntries(result.dependencies),
    consulted: [...result.consulted],
  };
}

/** Compilations of the partials of a page, by module. */
type CompiledPartials = ReadonlyMap<string, CompileContext>;

interface CompiledFile {
  readonly context: CompileContext;
  readonly code?: string;
  /** Address of the page's image for social cards. */
  readonly image?: string;
}

/**
 * Compiles a page to HTML without a module, for generated pages, which have no live components, and
 * for files whose name cannot be that of a module. Returns undefined for all others, and for pages
 * that turn out to have live components.
 */
async function compileStatic(
  page: ScannedPage,
  sources: CompileSources,
): Promise<(CompiledFile & { readonly partials: CompiledPartials }) | undefined> {
  const { file, origin, isGenerated } = page;
  if (origin !== 'api' && !isGenerated && !/[?#]/.test(file)) return undefined;
  const compiled = await compileFile(page, sources, { compile: compileHtml });
  return compiled.context.result.html === null ? undefined : { ...compiled, partials: new Map() };
}

/** Compiles a page and its partials; once more with new ids if those of a partial are taken. */
async function compileWithPartials(
  page: ScannedPage,
  sources: CompileSources,
  idPlan?: IdPlan,
): Promise<CompiledFile & { readonly partials: CompiledPartials }> {
  const compiled = await compileLive(page, sources, { idPlan });
  const partials = new Map<string, CompileContext>();
  await addImported(compiled.context, partials);
  if (idPlan) return { ...compiled, partials };
  const plan = planIds(compiled.context.result, (file) => partials.get(file)?.result);
  return plan ? compileWithPartials(page, sources, plan) : { ...compiled, partials };
}

/** Compiles a page, or a partial of one, to a module, which may have live components. */
function compileLive(
  page: ScannedPage,
  sources: CompileSources,
  kind: Omit<Lane, 'compile'> = {},
): Promise<CompiledFile> {
  const compile = async (input: CompileInput) => (await compileModule(input)).code;
  return compileFile(page, sources, { compile, ...kind });
}

interface Lane extends Partial<Pick<CompileContext, 'isPartial' | 'idPlan'>> {
  readonly compile: (input: CompileInput) => Promise<string | undefined>;
}

/** Runs the steps on one file. Adds errors to the context's problems. */
async function compileFile(
  page: ScannedPage,
  sources: CompileSources,
  { compile, ...kind }: Lane,
): Promise<CompiledFile> {
  const { markdownFormat, parseLimit = 5_000 } = sources.settings;
  const format = formatOf(page, markdownFormat);
  let context = createContext(page, sources, kind);
  let image: string | undefined;
  /** Starts with an empty result, because work that timed out may be restarted. */
  const start = (): Promise<string | undefined> => {
    context = createContext(page, sources, kind);
    context.result.problems.push(...refusedFormat(page, format));
    image = publishPageImage(context);
    return compile({ source: preprocess(page.body, format), format, context });
  };
  try {
    const code = await withTimeLimit(parseLimit, start);
    return { context, image, code };
  } catch (error) {
    context.result.problems.push(mdxProblem(error, page));
    context.result.ids = undefined;
    return { context, image };
  }
}

/**
 * Compiles a page's imported partials for the data that the build needs: problems, links, files,
 * static parts. The bundler handles their code.
 */
async function addImported(
  context: CompileContext,
  partials: Map<string, CompileContext>,
  importing = context,
  showing: readonly string[] = [context.page.file],
): Promise<void> {
  const { page, settings, result } = context;
  for (const imported of importing.result.imports) {
    const { file, name, idPlan } = imported;
    if (showing.includes(file) && importing.result.shown.some((shown) => shown.name === name))
      result.problems.push(showsItself(`<${name}`, importing.page.file));
    if (file === page.file || partials.has(moduleOf(imported))) continue;
    dependOn(file, result);
    const source = pathFrom(settings.contentDir, file);
    const { origin, version, isOpen } = page;
    const partial = scanPage({ file, origin, source, version, isOpen });
    const compiled = await compileLive(partial, context, { isPartial: true, idPlan });
    partials.set(moduleOf(imported), compiled.context);
    merge(result, compiled.context.result, idPlan !== undefined);
    if (!idPlan) result.problems.push(...partial.problems);
    await addImported(context, partials, compiled.context, [...showing, file]);
  }
}

function showsItself(element: string, file: string): Problem {
  return errorAt(
    locate(element, file) ?? { file },
    `The file includes itself through ${element}>.`,
    'Remove the component.',
  );
}

/** Returns a file's headings with those of the partials, wherever it shows one. */
function allHeadings(
  { headings, imports, shown }: CompileResult,
  partials: CompiledPartials,
  showing: readonly string[] = [],
): readonly Heading[] {
  const added = shown.flatMap(({ name, at }) => {
    const imported = imports.find((other) => other.name === name) ?? { file: '' };
    const { file } = imported;
    const partial = showing.includes(file) ? undefined : partials.get(moduleOf(imported));
    return partial
      ? [{ at, headings: allHeadings(partial.result, partials, [...showing, file]) }]
      : [];
  });
  const own = headings.map(({ id, text, level }) => ({ id, text, level }));
  return [...own, undefined].flatMap((heading, index) => [
    ...added.flatMap(({ at, headings: inside }) => (at === index ? inside : [])),
    ...(heading ? [heading] : []),
  ]);
}

function merge(target: CompileResult, added: CompileResult, isCopy: boolean): void {
  if (!isCopy) {
    target.problems.push(...added.problems);
    target.links.push(...added.links);
    target.files.push(...added.files);
  }
  target.ids = added.ids && target.ids?.concat(added.ids);
  for (const [file, hash] of added.dependencies) target.dependencies.set(file, hash);
  for (const [key, html] of added.staticHtml) target.staticHtml.set(key, html);
}
