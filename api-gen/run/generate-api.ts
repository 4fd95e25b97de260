import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorsOf, type Problem } from '#shared/problem.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { countProblems } from '#node/base/report/format-problems.ts';
import { checkOutputFolder } from '#node/site/config/output-folder.ts';
import { referenceStampFile } from '#node/features/reference/reference-stamp.ts';
import type { ConvertInput, KeptProgram } from '../convert/create-application.ts';
import { chooseSources } from './choose-sources.ts';
import { hashInputs, isCurrent, keepReference } from './kept-reference.ts';
import type { GeneratorOptions } from './options.ts';
import { readSourceLines } from './read-source-lines.ts';
import { formatReport, formatUnresolved } from './report.ts';
import { writePages } from './write-pages.ts';

/** Result of a run: lines for the terminal, and whether it failed. */
export interface GeneratorResult {
  readonly lines: readonly string[];
  readonly failed: boolean;
}

/**
 * Generates the reference unless it is up to date and neither a check nor a forced run is
 * requested. Writes nothing if only a check is requested or if there are errors. Throws if the
 * output folder must not be replaced.
 */
export async function generateApi(
  options: GeneratorOptions,
  generatorFolder: string,
  kept?: KeptProgram,
): Promise<GeneratorResult> {
  const started = performance.now();
  if (!options.checkOnly && !options.isForced && isCurrent(options, generatorFolder))
    return { lines: ['API reference: nothing changed.'], failed: false };
  const refusal = checkOutput(options, generatorFolder);
  if (refusal) throw new BuildError([refusal]);
  const inputs = hashInputs(options, generatorFolder);
  const sources = chooseSources(options);
  if (sources.modules.length === 0)
    return {
      lines: [`error: ${options.source}: There are no TypeScript files here.`],
      failed: true,
    };
  const { pages, files, problems, unresolved } = await readPages(options, { ...sources, kept });
  const lines = [...formatReport(problems, process.cwd()), ...unresolved];
  const errors = errorsOf(problems).length;
  if (options.checkOnly || errors > 0)
    return {
      lines: [...lines, `API reference: ${countProblems(problems) || 'no problems'}.`],
      failed: errors > 0,
    };
  const { renderFiles } = await import('../render/output-files.ts');
  const readme = options.readmeFile ? readFileSync(options.readmeFile, 'utf8') : '';
  const { written, removed } = writePages(
    options.output,
    renderFiles(pages, { ...options, readme }, sources.entryPoints ? files : []),
  );
  keepReference(options, inputs);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return {
    lines: [
      ...lines,
      `API reference: ${pages.length} pages, ${written} files written, ${removed} removed, ${seconds} s.`,
    ],
    failed: false,
  };
}

/** Returns why the output folder must not be replaced; undefined if it may be. */
function checkOutput(
  { output, source }: GeneratorOptions,
  generatorFolder: string,
): Problem | undefined {
  const root = path.dirname(generatorFolder);
  const code = ['src', 'public', 'tests', 'bench', 'scripts', 'node_modules', '.git', '.github'];
  const parts = ['convert', 'documented', 'fixtures', 'markdown', 'model', 'render', 'run'];
  return checkOutputFolder({
    folder: output,
    variable: 'DOCS_API_OUTPUT',
    root,
    sources: [
      source,
      ...code.map((name) => path.join(root, name)),
      ...parts.map((name) => path.join(generatorFolder, name)),
    ],
    mark: referenceStampFile,
  });
}

/**
 * Converts the sources and builds their pages. Loads TypeDoc only here, so that a run without
 * changes does not load it.
 */
async function readPages(options: GeneratorOptions, sources: ConvertInput) {
  const [{ convertProject }, { buildPages }, { spokenPages }] = await Promise.all([
    import('../convert/convert-project.ts'),
    import('../model/build-pages.ts'),
    import('./spoken-pages.ts'),
  ]);
  const { project, problems } = await convertProject(sources);
  const severity = options.isOwnSource ? 'error' : 'warning';
  const {
    pages,
    files,
    problems: found,
  } = buildPages(project, {
    apiPath: options.apiPath,
    sourceUrl: options.sourceUrl,
    ...(options.isOwnSource ? { sourceLines: readSourceLines(), spokenPages: spokenPages() } : {}),
    checks: {
      root: options.source,
      severity,
      isByPackage: sources.entryPoints !== undefined,
    },
  });
  return {
    pages,
    files,
    problems: [...problems, ...found],
    unresolved: formatUnresolved(
      project.unresolvedImports,
      path.relative(process.cwd(), options.source),
    ),
  };
}
