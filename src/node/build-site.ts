import path from 'node:path';
import type { ViteBuilder } from 'vite';
import type { Problem } from '#shared/problem.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import { provideBundles } from './bundle/keep-bundles.ts';
import { publishRoutes } from './bundle/publish-routes.ts';
import { hashFiles } from './cache/hash-files.ts';
import { realPath } from './config/output-folder.ts';
import { checkApiManifest } from './content/check-api-manifest.ts';
import { checkSourceFolders } from './content/check-source-folder.ts';
import { versionFolders } from './content/page-files.ts';
import { createCompressor, type Compressor } from './emit/compress-output.ts';
import { emitFiles, otherFiles } from './emit/site-files.ts';
import { robotsTxt } from './emit/sitemap.ts';
import { findAuthorsBrokenLinks, findBrokenLinks } from './links/check-site-links.ts';
import { checkOutputs } from './output/check-outputs.ts';
import { openLastOutput, type LastOutput } from './output/last-output.ts';
import { localeStage, publishFromStage, type Stage } from './output/stage.ts';
import { writeOutput } from './output/write-output.ts';
import {
  contentSecurityPolicy,
  findContentNeeds,
  headersFile,
  mergeNeeds,
  type ContentNeeds,
} from './prerender/content-security-policy.ts';
import { renderPages } from './prerender/render-pages.ts';
import { loadServerBundle } from './prerender/server-bundle.ts';
import { BuildError } from './report/build-error.ts';
import { severityOf } from './report/severity.ts';
import { compileAll, type BuiltPage } from './site/built-page.ts';
import { compileInParallel } from './site/compile-in-parallel.ts';
import type { SiteProject } from './site/open-locale.ts';
import type { Site } from './site/site.ts';

/** What the build says while it works. */
export type Log = (message: string) => void;

/** What the build is given. */
export interface BuildInput {
  readonly project: SiteProject;
  /** Makes the builder of a project, with `viteOptions`. */
  readonly createBuilder: (project: SiteProject) => Promise<ViteBuilder>;
  readonly log: Log;
}

/** What the steps of the recipe work with. */
interface BuildSteps extends BuildInput {
  readonly site: Site;
  readonly stage: Stage;
  readonly last: LastOutput;
  readonly compressor: Compressor;
}

/**
 * The recipe of a production build, for one language after the other: compile all pages, bundle for browser and server,
 * render every page, write the files beside them, check the links; then compress what was not compressed meanwhile, and only
 * then replace the output. Returns warnings; throws a `BuildError` with everything that is wrong.
 */
export async function buildSite(input: BuildInput): Promise<readonly Problem[]> {
  const { folders, site } = input.project;
  const last = openLastOutput({
    store: site.store,
    outDir: realPath(folders.outDir),
    version: codeVersion(folders.root),
  });
  const warnings = await publishFromStage(folders, async (stage) => {
    const compressor = createCompressor(stage.siteDir, last);
    try {
      const problems = await buildLocales(input, { stage, last, compressor });
      await compressor.finish();
      input.log('Files compressed');
      last.copyTaken(stage.siteDir);
      return problems;
    } finally {
      compressor.stop();
    }
  });
  last.save();
  return warnings;
}

/** Builds all languages, and what they share; returns warnings. */
async function buildLocales(
  input: BuildInput,
  output: Pick<BuildSteps, 'stage' | 'last' | 'compressor'>,
): Promise<readonly Problem[]> {
  const built: BuiltLocale[] = [];
  for (const project of [input.project, ...(await input.project.translations())]) {
    const stage = localeStage(output.stage, project.outputPath);
    built.push(await buildLocale({ ...input, ...output, project, site: project.site, stage }));
  }
  const problems = uniqueProblems(built.flatMap((locale) => locale.problems));
  if (hasErrors(problems)) throw new BuildError(problems);
  writeSharedFiles(output.stage.siteDir, built);
  return problems;
}

/** Stands for the code that turns what pages are made of into files. */
function codeVersion(root: string): string {
  const sources = ['src/node', 'src/shared', 'package-lock.json'];
  return `${process.version} ${hashFiles(sources.map((item) => path.join(root, item)))}`;
}

/** What the build of one language has found. */
interface BuiltLocale {
  readonly config: LocalizedConfig;
  readonly problems: readonly Problem[];
  /** What its pages' own HTML needs. */
  readonly needs: ContentNeeds;
}

/** Builds one language. Its errors wait for those of the others. */
async function buildLocale(steps: BuildSteps): Promise<BuiltLocale> {
  try {
    return await buildInto(steps);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return {
      config: steps.site.config(),
      problems: error.problems,
      needs: findContentNeeds([]),
    };
  }
}

/** The same page may stand in several languages; what is wrong with it is told once. */
function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Files that all languages share, in the folder of the default one. */
function writeSharedFiles(siteDir: string, built: readonly BuiltLocale[]): void {
  const configs = built.map(({ config }) => config);
  const policy = contentSecurityPolicy(configs, mergeNeeds(built.map(({ needs }) => needs)));
  writeOutput(path.join(siteDir, 'robots.txt'), robotsTxt(configs));
  writeOutput(path.join(siteDir, '_headers'), headersFile(configs, policy));
}

async function buildInto(steps: BuildSteps): Promise<BuiltLocale> {
  const { site, project, stage, last, compressor, log } = steps;
  await compileInParallel(site);
  const pages = await compileAll(site);
  const problems = [
    ...findProblems(project),
    ...pages.flatMap(({ compiled }) => compiled.problems),
  ];
  if (hasErrors(problems))
    throw new BuildError([...problems, ...findAuthorsBrokenLinks(pages, site)]);
  log(`${pages.length} pages compiled${inLanguage(project)}`);
  const { createBuilder } = steps;
  const { isKept } = await provideBundles({ project, pages, stage, createBuilder });
  await publishRoutes(pages, site, stage.siteDir);
  log(`${isKept ? 'Last bundles taken over' : 'Code bundled'}${inLanguage(project)}`);
  const server = await loadServerBundle(stage.serverDir);
  const needs = needsOf(pages, server.firstStyles);
  const rendered = await renderPages(pages, { project, stage, last, compressor, server, needs });
  log(`${rendered.length} pages rendered${inLanguage(project)}`);
  await emitFiles(pages, site, stage.siteDir);
  const broken = findBrokenLinks(rendered, site, stage.siteDir);
  if (hasErrors(broken)) throw new BuildError([...problems, ...broken]);
  log(`Links checked${inLanguage(project)}`);
  site.store.prune();
  const cacheProblem = site.store.problem();
  return {
    config: site.config(),
    problems: [...problems, ...broken, ...(cacheProblem ? [cacheProblem] : [])],
    needs,
  };
}

/** What is wrong with the configuration, the files and the addresses of a language. */
function findProblems({ site, configProblems }: SiteProject): readonly Problem[] {
  const { versions, publicDirs, apiDir } = site.options;
  return [
    ...configProblems(),
    ...site.problems(),
    ...checkSourceFolders([...versions.flatMap(versionFolders), ...publicDirs]),
    ...(apiDir ? checkApiManifest(site.scanned(), apiDir) : []),
    ...checkOutputs([...site.manifest().scanned.values()], {
      files: otherFiles(site),
      twins: severityOf(site.config().checks.duplicateRoutes),
    }),
  ];
}

function needsOf(pages: readonly BuiltPage[], styles: readonly { readonly css: string }[]) {
  return findContentNeeds(
    pages.map(({ compiled }) => compiled.html ?? ''),
    styles.map(({ css }) => css),
  );
}

function inLanguage({ site, outputPath }: SiteProject): string {
  const { locales, locale } = site.config();
  return outputPath === '' ? '' : ` in the language ${locales[locale]?.label ?? locale}`;
}

function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
