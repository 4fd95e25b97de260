import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { findCurrentBuild, stampBuild, type BuildStampOptions } from './build-stamp.ts';
import { codeEnvironment, codeSources } from './bundle/bundle-sources.ts';
import type { SiteConfigFields } from '#shared/config/site-config.ts';
import { hasErrors, type Problem } from '#shared/problem.ts';
import { besideContent } from './content/docs-versions.ts';
import {
  namedConfig,
  namedSiteFolder,
  readConfigFile,
  type ConfigFile,
} from './config/config-source.ts';
import { checkEnvironment } from './config/check-environment.ts';
import { resolveFolders } from './config/project-folders.ts';
import { findSidebarsFile } from './content/find-sidebars-file.ts';
import { openStore } from './cache/store.ts';
import { BuildError } from './report/build-error.ts';
import { describeFailure } from './report/describe-failure.ts';
import { reportFor } from './report/color-report.ts';
import { countProblems, formatProblems } from './report/format-problems.ts';
import { problemsAsJson, summarizeProblems } from './report/summarize-problems.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { environment, folders, problems: wrong } = checkEnvironment(root, process.env);
const { outDir, apiDir, contentDir, cacheDir } = folders;
const { report: reportFile } = parseArgs({ options: { report: { type: 'string' } } }).values;
const start = performance.now();
const started = Date.now();

try {
  await buildIfChanged();
} catch (error) {
  if (error instanceof BuildError) writeReport(error.problems);
  console.error(reportFor(process.stderr, describeFailure(error, root)));
  process.exit(1);
}
process.exit(0);

async function buildIfChanged(): Promise<void> {
  if (hasErrors(wrong)) throw new BuildError(wrong);
  const source = await readConfigFile(root, environment);
  const stamp = stampOptions(source);
  const current =
    reportFile === undefined && isStampEnough(source) ? findCurrentBuild(stamp) : undefined;
  if (current) {
    if (current.report) console.warn(reportFor(process.stderr, current.report));
    log(`Nothing has changed since ${nameOf(outDir)} was built.`);
    return;
  }
  const { read, report } = await build();
  stampBuild(stamp, read, report);
}

/**
 * Whether the stamp covers everything that the build depends on. It does not cover git history,
 * which has the dates of last changes, nor the imports of a configuration that is code.
 */
function isStampEnough({ fields }: ConfigFile): boolean {
  const { showLastUpdateTime, showLastUpdateAuthor } = fields as Partial<SiteConfigFields>;
  const isCode = namedConfig(root, environment)?.endsWith('.json') === false;
  return !isCode && !showLastUpdateTime && !showLastUpdateAuthor;
}

function stampOptions(source: ConfigFile): BuildStampOptions {
  const { file } = source;
  const resolved = resolveFolders(root, environment, namedSiteFolder(source));
  const sidebars = environment.DOCS_SIDEBARS ?? findSidebarsFile(resolved.siteDir);
  return {
    store: openStore(path.join(cacheDir, 'store')),
    outDir,
    inputs: [
      ...codeSources(resolved),
      ...(sidebars === undefined ? [] : [path.resolve(root, sidebars)]),
      apiDir,
      contentDir,
      ...besideContent(contentDir),
      ...resolved.publicDirs,
      ...(existsSync(file) && file !== contentDir ? [file] : []),
    ],
    settings: {
      environment: [...Object.entries(environment).sort(), ...codeEnvironment(process.env)],
      node: process.version,
    },
    started,
  };
}

/**
 * Builds the site; returns the files it read and the warnings as text. Loads the tools only here,
 * because an up-to-date build does not need them.
 */
async function build(): Promise<{ readonly read: ReadonlySet<string>; readonly report: string }> {
  const [{ buildWithVite }, { openProject }] = await Promise.all([
    import('./build-with-vite.ts'),
    import('./site/open/site-project.ts'),
  ]);
  const project = await openProject({ root, environment: process.env, includeDrafts: false });
  for (const note of project.site.notes()) log(note);
  log(`${project.site.manifest().pages.length} pages read`);
  const warnings = await buildWithVite({
    project,
    log,
    further: { logLevel: 'warn' },
  });
  const assets = [...project.site.assets.entries().values()];
  const read = new Set(assets.flatMap((asset) => ('file' in asset ? [asset.file] : [])));
  writeReport(warnings);
  const summary = summarizeProblems(warnings, root);
  const details = formatProblems(warnings, root);
  const report = warnings.length > 0 ? `\n${summary && `${summary}\n\n`}${details}\n` : '';
  if (report) console.warn(reportFor(process.stderr, report));
  log(`Built ${nameOf(outDir)}${warnings.length > 0 ? ` with ${countProblems(warnings)}` : ''}.`);
  return { read, report };
}

/** Writes all problems to the file named by `--report`. */
function writeReport(problems: readonly Problem[]): void {
  if (reportFile !== undefined) writeFileSync(reportFile, problemsAsJson(problems));
}

function log(message: string): void {
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${message}`);
}

function nameOf(folder: string): string {
  return path.relative(process.cwd(), folder) || folder;
}
