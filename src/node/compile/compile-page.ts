import type { Heading } from '#shared/page/page.ts';
import { errorAt } from '#shared/problem.ts';
import { pathFrom } from '../base/files/is-inside.ts';
import { scanPage, type ScannedPage } from '../site/content/scan-page.ts';
import { createContext, type CompileContext, type ContextKind } from './context/compile-context.ts';
import { dependOn, type CompileResult, type IdPlan } from './context/compile-result.ts';
import type { CompiledPage } from './context/compiled-page.ts';
import type { CompileSources } from './context/compile-sources.ts';
import { compileModule } from './compile-module.ts';
import { moduleOf, planIds } from './components/id-plan.ts';
import { createTimeLimit } from './create-time-limit.ts';
import { publishPageImage } from './links/images.ts';
import { refusedFormat } from './context/page-format.ts';
import { locate } from '../base/report/locate.ts';
import { mdxProblem } from './mdx-problem.ts';

const withTimeLimit = createTimeLimit();

/** Compiles one page. Never throws for authors' mistakes, which are listed in the result. */
export async function compilePage(
  page: ScannedPage,
  sources: CompileSources,
): Promise<CompiledPage> {
  const { result, partials } = await compileWithPartials(page, sources);
  const imported = [...partials.values()].map(
    (partial) => [partial.page.file, partial.result] as const,
  );
  const modules = [
    [page.file, isModule(page) || result.html === null ? result.module : undefined],
    ...[...partials].map(([id, partial]) => [id, partial.result.module]),
  ].filter(([, module]) => module);
  const { html, image, ids, contentTitle, description, links, files, sections, problems } = result;
  return {
    modules: Object.fromEntries(modules),
    content: html === null ? { html, staticHtml: Object.fromEntries(result.staticHtml) } : { html },
    markdown: result.writeMarkdown?.(new Map(imported)) ?? '',
    contentTitle,
    description,
    image,
    headings: allHeadings(result, partials),
    ids,
    links,
    files,
    sections,
    problems,
    dependencies: Object.fromEntries(result.dependencies),
    consulted: [...result.consulted],
  };
}

/**
 * Whether a page may become live. If so, the dev server needs its module even while the page is
 * static. Generated pages never become live, nor do files whose names cannot be module names.
 */
function isModule({ file, origin, isGenerated }: ScannedPage) {
  return origin !== 'api' && !isGenerated && !/[?#]/.test(file);
}

/** The contexts of a page's compiled partials, keyed by module id. */
type CompiledPartials = ReadonlyMap<string, CompileContext>;

/**
 * Compiles a page and its partials. If their ids clash, compiles all of them again with new ids.
 */
async function compileWithPartials(
  page: ScannedPage,
  sources: CompileSources,
  idPlan?: IdPlan,
): Promise<{ readonly result: CompileResult; readonly partials: CompiledPartials }> {
  const context = await compileFile(page, sources, { idPlan });
  const { result } = context;
  const partials = new Map<string, CompileContext>();
  await addImported(context, partials);
  const plan = idPlan ? undefined : planIds(result, (file) => partials.get(file)?.result);
  return plan ? compileWithPartials(page, sources, plan) : { result, partials };
}

/** Runs the steps on one file. Adds errors to the context's problems. */
async function compileFile(
  page: ScannedPage,
  sources: CompileSources,
  kind: ContextKind,
): Promise<CompileContext> {
  let context = createContext(page, sources, kind);
  /** Creates a fresh result each time, because work that timed out may be restarted. */
  const start = () => {
    context = createContext(page, sources, kind);
    context.result.problems.push(...refusedFormat(page, context.format));
    context.result.image = publishPageImage(context);
    return compileModule(context);
  };
  try {
    await withTimeLimit(sources.settings.parseLimit ?? 5_000, start);
  } catch (error) {
    context.result.problems.push(mdxProblem(error, page));
    context.result.ids = undefined;
  }
  return context;
}

/**
 * Compiles the partials that a page imports, directly or through other partials, and adds their
 * results to the page's.
 */
async function addImported(
  context: CompileContext,
  partials: Map<string, CompileContext>,
  importing = context,
  showing: readonly string[] = [context.page.file],
) {
  const { page, settings, result } = context;
  for (const imported of importing.result.imports) {
    const { file, name, idPlan } = imported;
    if (
      showing.includes(file) &&
      importing.result.shown.some(({ partial }) => partial === imported)
    )
      result.problems.push(showsItself(`<${name}`, importing.page.file));
    if (file === page.file || partials.has(moduleOf(imported))) continue;
    dependOn(file, result);
    const source = pathFrom(settings.contentDir, file);
    const { origin, version, isOpen } = page;
    const partial = scanPage({ file, origin, source, version, isOpen });
    const compiled = await compileFile(partial, context, { isPartial: true, idPlan });
    partials.set(moduleOf(imported), compiled);
    merge(result, compiled.result, idPlan !== undefined);
    if (!idPlan) result.problems.push(...partial.problems);
    await addImported(context, partials, compiled, [...showing, file]);
  }
}

function showsItself(element: string, file: string) {
  return errorAt(
    locate(element, file) ?? { file },
    `The file includes itself through ${element}>.`,
    'Remove the component.',
  );
}

/** Returns a file's headings, including those of the partials that it shows, in order. */
function allHeadings(
  { headings, shown }: CompileResult,
  partials: CompiledPartials,
  showing: readonly string[] = [],
): readonly Heading[] {
  const all = headings.map(({ id, text, level }) => ({ id, text, level }));
  // In reverse order, so that the remaining positions stay valid.
  for (const { partial, at } of shown.toReversed()) {
    const { file } = partial;
    const compiled = showing.includes(file) ? undefined : partials.get(moduleOf(partial));
    if (compiled) all.splice(at, 0, ...allHeadings(compiled.result, partials, [...showing, file]));
  }
  return all;
}

function merge(target: CompileResult, added: CompileResult, isCopy: boolean) {
  if (!isCopy) {
    target.problems.push(...added.problems);
    target.links.push(...added.links);
    target.files.push(...added.files);
  }
  target.ids = added.ids && target.ids?.concat(added.ids);
  for (const [file, hash] of added.dependencies) target.dependencies.set(file, hash);
  for (const [key, html] of added.staticHtml) target.staticHtml.set(key, html);
}
