import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { staticParts } from '#shared/page/page-content.ts';
import { hasErrors, uniqueProblems, type Problem } from '#shared/problem.ts';
import { takeManifest } from '#node/build/bundle/bundle-manifest.ts';
import { provideBundles } from '#node/build/bundle/keep-bundles.ts';
import { publishRoutes } from '#node/build/bundle/publish-routes.ts';
import { hashBuildCode } from '#node/base/cache/hash-files.ts';
import { realPath } from '#node/base/files/is-inside.ts';
import { findProblems } from './find-problems.ts';
import { drawImages, emitFiles } from '#node/features/site-files.ts';
import { features } from '#node/features/index.ts';
import { robotsTxt } from '#node/features/sitemap/sitemap.ts';
import { findBrokenLinks, findEarlyBrokenLinks } from '#node/build/links/check-site-links.ts';
import { livePages, type BuiltPage } from '#node/compile/model/built-page.ts';
import type { BuildInput, BuildSteps } from '#node/build/output/build-steps.ts';
import { openLastOutput } from '#node/build/output/last-output.ts';
import { localeStage, publishFromStage } from '#node/build/output/stage.ts';
import { writeOutput } from '#node/base/files/write-output.ts';
import {
  contentSecurityPolicy,
  findContentNeeds,
  headersFile,
  mergeNeeds,
  type ContentNeeds,
} from '#node/build/prerender/content-security-policy.ts';
import { inlineScripts } from '#node/build/prerender/inline-scripts.ts';
import { renderPages } from '#node/build/prerender/render-pages.ts';
import { loadServerBundle } from '#node/build/prerender/server-bundle.ts';
import { redirectLines, redirectsFile } from '#node/features/redirects/redirects-file.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { compileAll } from '#node/build/assemble/compile-all.ts';
import { trustsCode } from '#node/compile/model/site-options.ts';

/**
 * Runs a production build, one language at a time: compiles all pages, bundles for the browser and
 * the server, renders every page, writes the other files, checks the links, and finally replaces
 * the output. Returns warnings; throws a `BuildError` with all errors.
 */
export async function buildSite(input: BuildInput): Promise<readonly Problem[]> {
  const { store, options } = input.project.site;
  const last = openLastOutput(store, realPath(options.outDir), hashBuildCode(options.root));
  const warnings = await publishFromStage(options, async (stage) => {
    const problems = await buildLocales(input, { stage, last });
    last.copyTaken(stage.siteDir);
    return problems;
  });
  last.save();
  return warnings;
}

/**
 * Builds all languages and their shared files, and returns warnings. Errors from all languages are
 * reported together.
 */
async function buildLocales(input: BuildInput, output: Pick<BuildSteps, 'stage' | 'last'>) {
  const built: BuiltLocale[] = [];
  const refused: Problem[] = [];
  for (const project of [input.project, ...(await input.project.translations())]) {
    const stage = localeStage(output.stage, project.outputPath);
    try {
      built.push(await buildInto({ ...input, ...output, project, site: project.site, stage }));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      refused.push(...error.problems);
    }
  }
  // A page may appear in several languages, with the same problems.
  const problems = uniqueProblems([...built.flatMap((locale) => locale.problems), ...refused]);
  if (hasErrors(problems)) throw new BuildError(problems);
  writeSharedFiles(output.stage.siteDir, built);
  return problems;
}

type BuiltLocale = Awaited<ReturnType<typeof buildInto>>;

/** Writes the files that all languages share to the default language's folder. */
function writeSharedFiles(siteDir: string, built: readonly BuiltLocale[]) {
  const configs = built.map(({ config }) => config);
  const policy = contentSecurityPolicy(configs, mergeNeeds(built.map(({ needs }) => needs)));
  const redirects = built.flatMap((locale) => locale.redirects.map((line) => `${line}\n`));
  // The site's static files may include files with these names. Hosts use the first redirect that
  // matches, so those in the site's own file come before the configured ones.
  const write = (name: string, merge: (given: string) => string) => {
    const file = path.join(siteDir, name);
    const given = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n?$/, '\n') : '';
    writeOutput(file, merge(given));
  };
  write('robots.txt', (given) => given || robotsTxt(configs));
  write('_headers', (given) => headersFile(configs, policy) + given);
  write(redirectsFile, (given) => given + redirects.join(''));
}

async function buildInto(steps: BuildSteps) {
  const { site, project, stage } = steps;
  const { locales, locale } = site.config();
  const place =
    project.outputPath === '' ? '' : ` in the language ${locales[locale]?.label ?? locale}`;
  const report = (done: string) => steps.log(done + place);
  const { pages, problems } = await compilePages(steps);
  if (hasErrors(problems)) {
    const links = findEarlyBrokenLinks(pages, site, project.siteData().config);
    throw new BuildError([...problems, ...links]);
  }
  report(`${pages.length} pages compiled`);
  const [{ rendered, needs }] = await Promise.all([
    renderDocuments(steps, pages, report),
    drawImages(site),
  ]);
  report(`${rendered.length} pages rendered`);
  await emitFiles(site, stage.siteDir, stage.lastDir);
  const broken = findBrokenLinks(rendered, site, stage.siteDir);
  if (hasErrors(broken)) throw new BuildError([...problems, ...broken]);
  report('Links checked');
  site.store.prune();
  const cacheProblem = site.store.problem();
  return {
    config: site.config(),
    problems: [...problems, ...broken, ...(cacheProblem ? [cacheProblem] : [])],
    /** Lines for the `_redirects` file. */
    redirects: redirectLines(site.redirects(), site.options.config.baseUrl),
    /** What the content security policy must allow for the HTML of the language's pages. */
    needs,
  };
}

/** Compiles a language's pages; returns them, and all problems found without running their code. */
async function compilePages({ site, project }: BuildSteps) {
  const pages = await compileAll(site);
  const problems = [
    ...(await findProblems(project)),
    ...pages.flatMap(({ compiled }) => compiled.problems),
    ...pages.flatMap(({ page, compiled }) =>
      features.flatMap((feature) => feature.checkPage?.(page, compiled, site) ?? []),
    ),
  ];
  return { pages, problems };
}

/** Bundles the code, publishes the pages' data, and renders all pages to HTML. */
async function renderDocuments(
  steps: BuildSteps,
  pages: readonly BuiltPage[],
  report: (done: string) => void,
) {
  const { site, stage } = steps;
  const isKept = await provideBundles(steps, pages);
  const manifest = takeManifest(stage.siteDir, site);
  const files = await publishRoutes(pages, { ...steps, manifest });
  report(isKept ? 'Last bundles reused' : 'Code bundled');
  const server = await loadServerBundle(stage.serverDir);
  const parts = pages.flatMap(({ compiled }) => staticParts(compiled.content));
  const scripts = await inlineScripts(site.config());
  const needs: ContentNeeds = {
    ...findContentNeeds(parts),
    scripts,
    styles: server.inlineStyles.map(({ css }) => css),
    trustsCode: livePages(pages).length > 0 && trustsCode(site.options),
  };
  const { firstLoad } = manifest;
  const rendered = await renderPages(pages, { ...steps, firstLoad, files, server, needs });
  return { rendered, needs };
}
