import path from 'node:path';
import { performance } from 'node:perf_hooks';
import siteConfig from '#config';
import { findCurrentBuild, stampBuild, type BuildStampOptions } from './build-stamp.ts';
import { codeEnvironment, codeSources } from './bundle/bundle-sources.ts';
import { readEnvironment } from '#shared/environment.ts';
import { besideContent } from './content/docs-versions.ts';
import { checkFolders, checkOutDir, resolveFolders } from './config/project-folders.ts';
import { openStore } from './cache/store.ts';
import { BuildError } from './report/build-error.ts';
import { describeFailure } from './report/describe-failure.ts';
import { countProblems, formatProblems } from './report/format-problems.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { environment, problems: environmentProblems } = readEnvironment(process.env);
const folders = resolveFolders(root, environment);
const { outDir, apiDir, contentDir, cacheDir, publicDirs } = folders;
const start = performance.now();
const started = Date.now();

try {
  await buildIfChanged();
} catch (error) {
  console.error(describeFailure(error, root));
  process.exit(1);
}
process.exit(0);

async function buildIfChanged(): Promise<void> {
  const refusal = checkOutDir(folders);
  const wrong = [...environmentProblems, ...checkFolders(folders), ...(refusal ? [refusal] : [])];
  if (wrong.some(({ severity }) => severity === 'error')) throw new BuildError(wrong);
  const stamp = stampOptions();
  // Dates of last changes come from the history, which no stamp holds.
  const { showLastUpdateTime, showLastUpdateAuthor } = siteConfig;
  const current = showLastUpdateTime || showLastUpdateAuthor ? undefined : findCurrentBuild(stamp);
  if (current) {
    if (current.report) console.warn(current.report);
    log(`Nothing has changed since ${nameOf(outDir)} was built.`);
    return;
  }
  const { read, report } = await build();
  stampBuild(stamp, read, report);
}

function stampOptions(): BuildStampOptions {
  return {
    store: openStore(path.join(cacheDir, 'store')),
    outDir,
    inputs: [
      ...codeSources(folders),
      apiDir,
      contentDir,
      ...besideContent(contentDir),
      ...publicDirs,
    ],
    settings: {
      environment: [...Object.entries(environment).sort(), ...codeEnvironment(process.env)],
      node: process.version,
    },
    started,
  };
}

/** Builds the site; gives the files that were read and the warnings as text. The tools are loaded here, since a build that is not needed does without. */
async function build(): Promise<{ readonly read: ReadonlySet<string>; readonly report: string }> {
  const [{ buildWithVite }, { openProject }] = await Promise.all([
    import('./build-with-vite.ts'),
    import('./site/site-project.ts'),
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
  const report = warnings.length > 0 ? `\n${formatProblems(warnings, root)}\n` : '';
  if (report) console.warn(report);
  log(`Built ${nameOf(outDir)}${warnings.length > 0 ? ` with ${countProblems(warnings)}` : ''}.`);
  return { read, report };
}

function log(message: string): void {
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${message}`);
}

function nameOf(folder: string): string {
  return path.relative(process.cwd(), folder) || folder;
}
