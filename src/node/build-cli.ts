import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { findCurrentBuild, stampBuild } from './build/build-stamp.ts';
import type { Log } from './build/output/build-steps.ts';
import { codeEnvironment, codeSources } from './build/bundle/bundle-sources.ts';
import type { SiteConfigFields } from '#shared/config/site-config.ts';
import { hasErrors, type Problem } from '#shared/problem.ts';
import { filesNextToContent } from './site/content/docs-versions.ts';
import { namedSiteFolder, readConfigFile, type ConfigFile } from './site/config/config-source.ts';
import { type CheckedEnvironment, checkEnvironment } from './site/config/check-environment.ts';
import { resolveFolders } from './site/config/project-folders.ts';
import { findSidebarsFile } from '#node/build/open/find-sidebars-file.ts';
import { openStore } from './base/cache/store.ts';
import { BuildError } from './base/report/build-error.ts';
import { describeFailure } from './base/report/describe-failure.ts';
import { reportFor } from './base/report/color-report.ts';
import { countProblems } from './base/report/format-problems.ts';
import { problemsAsJson, reportProblems } from './base/report/summarize-problems.ts';

interface Run extends CheckedEnvironment {
  /** Name of the file that receives all problems. */
  readonly reportFile: string | undefined;
  readonly log: Log;
}

/**
 * Builds the site unless nothing has changed; returns the exit code. `generate` runs first: it
 * creates the reference and returns its exit code.
 */
export async function main(generate: () => Promise<number>): Promise<number> {
  const root = path.resolve(import.meta.dirname, '../..');
  const { report: reportFile } = parseArgs({ options: { report: { type: 'string' } } }).values;
  const checked = { ...checkEnvironment(root, process.env), reportFile };
  try {
    if (hasErrors(checked.problems)) throw new BuildError(checked.problems);
    const failed = await generate();
    const start = performance.now();
    // The log's lines begin with the elapsed seconds.
    const log: Log = (message) =>
      console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${message}`);
    if (failed === 0) await buildIfChanged({ ...checked, log });
    return failed;
  } catch (error) {
    if (error instanceof BuildError) writeReport(error.problems, checked);
    console.error(reportFor(process.stderr, describeFailure(error, root)));
    return 1;
  }
}

async function buildIfChanged(run: Run) {
  const { environment, folders, reportFile, log } = run;
  const started = Date.now();
  const source = await readConfigFile(folders.root, environment);
  const stamp = { ...stampInput(source, run), started };
  const isEnough = reportFile === undefined && isStampEnough(source, run);
  const current = isEnough ? findCurrentBuild(stamp) : undefined;
  if (current) {
    if (current.report) console.warn(reportFor(process.stderr, current.report));
    log(`Nothing has changed since ${nameOf(folders.outDir)} was built.`);
    return;
  }
  const { read, report } = await build(run);
  stampBuild(stamp, read, report);
}

/**
 * Whether the stamp covers everything that the build depends on. The stamp covers neither git
 * history, which provides the last-updated dates, nor the imports of a configuration written as
 * code.
 */
function isStampEnough({ fields }: ConfigFile, { environment }: Run) {
  const { showLastUpdateTime, showLastUpdateAuthor } = fields as Partial<SiteConfigFields>;
  const isCode = environment.DOCS_SITE_CONFIG?.endsWith('.json') === false;
  return !isCode && !showLastUpdateTime && !showLastUpdateAuthor;
}

function stampInput(source: ConfigFile, { environment, folders }: Run) {
  const { file } = source;
  const { root, outDir, apiDir, contentDir, cacheDir } = folders;
  const resolved = resolveFolders(root, environment, namedSiteFolder(source));
  const sidebars = environment.DOCS_SIDEBARS ?? findSidebarsFile(resolved.siteDir);
  return {
    store: openStore(cacheDir),
    outDir,
    inputs: [
      ...codeSources(resolved),
      ...(sidebars === undefined ? [] : [path.resolve(root, sidebars)]),
      apiDir,
      contentDir,
      ...filesNextToContent(contentDir),
      ...resolved.publicDirs,
      ...(existsSync(file) && file !== contentDir ? [file] : []),
    ],
    settings: {
      environment: [...Object.entries(environment).sort(), ...codeEnvironment(process.env)],
      node: process.version,
    },
  };
}

/**
 * Builds the site and reports the warnings; returns the sources of its assets, and the warnings as
 * text. Loads the tools only here, because an up-to-date build does not need them.
 */
async function build(run: Run) {
  const { folders, log } = run;
  const { root, outDir } = folders;
  const [{ buildWithVite }, { openProject }] = await Promise.all([
    import('#node/build-with-vite.ts'),
    import('#node/build/open-project.ts'),
  ]);
  const project = await openProject({ root, environment: process.env });
  for (const note of project.site.notes()) log(note);
  log(`${project.site.manifest().pages.length} pages read`);
  const warnings = await buildWithVite({
    project,
    log,
    further: { logLevel: 'warn' },
  });
  const assets = [...project.site.assets.values()];
  const read = new Set(assets.flatMap((asset) => ('file' in asset ? [asset.file] : [])));
  writeReport(warnings, run);
  const report = warnings.length > 0 ? `\n${reportProblems(warnings, root)}\n` : '';
  if (report) console.warn(reportFor(process.stderr, report));
  log(`Built ${nameOf(outDir)}${warnings.length > 0 ? ` with ${countProblems(warnings)}` : ''}.`);
  return { read, report };
}

/** Writes all problems to the file named by `--report`, if any. */
function writeReport(problems: readonly Problem[], { reportFile }: Omit<Run, 'log'>) {
  if (reportFile !== undefined) writeFileSync(reportFile, problemsAsJson(problems));
}

function nameOf(folder: string) {
  return path.relative(process.cwd(), folder) || folder;
}
