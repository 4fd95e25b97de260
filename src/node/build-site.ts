import { cp, readFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import type { Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { siteIndexFile } from '#shared/site-index.ts';
import { checkCompiled, type BuiltPage } from './links/check-compiled.ts';
import { checkLinks, type RenderedPage } from './links/check-links.ts';
import { linkPositions } from './links/link-positions.ts';
import { readHtml, type HtmlLinks } from './html/read-html.ts';
import { compressOutput } from './emit/compress-output.ts';
import { copyOutput, writeOutput } from './output/write-output.ts';
import { openSearch } from './emit/open-search.ts';
import { robotsTxt } from './emit/sitemap.ts';
import { versionFiles } from './emit/version-files.ts';
import {
  contentSecurityPolicy,
  findContentNeeds,
  headersFile,
  mergeNeeds,
  type ContentNeeds,
} from './prerender/content-security-policy.ts';
import { holdScripts } from './prerender/hold-scripts.ts';
import {
  prerenderPage,
  sharedHead,
  type PrerenderInput,
  type PrerenderPage,
  type ServerBundle,
} from './prerender/prerender.ts';
import { versionFolders } from './content/page-files.ts';
import { checkApiManifest } from './content/check-api-manifest.ts';
import { checkSourceFolders } from './content/check-source-folder.ts';
import type { ScannedPage } from './content/scan-page.ts';
import { hashFiles, hashText } from './cache/hash-files.ts';
import { checkOutputs } from './output/check-outputs.ts';
import { openLastOutput, type LastOutput } from './output/last-output.ts';
import { readLiveFiles } from './prerender/read-live-files.ts';
import { renderLivePages } from './prerender/render-live-pages.ts';
import { BuildError } from './report/build-error.ts';
import { bundleProblems } from './bundle-problems.ts';
import { severityOf } from './report/severity.ts';
import { markdownPath, outputFile } from './output/page-outputs.ts';
import { realPath } from './config/output-folder.ts';
import { localeStage, publishFromStage, type Stage } from './output/stage.ts';
import { compileInParallel } from './site/compile-in-parallel.ts';
import type { Site } from './site/site.ts';
import type { SiteProject } from './site/open-locale.ts';
import { withVersionPaths } from './site/version-data.ts';

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
}

/** Files that the build writes beside the pages. */
const textFiles = [
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
  'opensearch.xml',
  siteIndexFile,
];

/**
 * The recipe of a production build, for one language after the other: compile all pages, bundle for browser and server,
 * render every page, write the files beside them, check the links; then compress, and only then replace the output. Returns
 * warnings; throws a `BuildError` with everything that is wrong.
 */
export async function buildSite(input: BuildInput): Promise<readonly Problem[]> {
  const { folders, site } = input.project;
  const last = openLastOutput({
    store: site.store,
    outDir: realPath(folders.outDir),
    version: codeVersion(folders.root),
  });
  const warnings = await publishFromStage(folders, async (stage) => {
    const projects = [input.project, ...(await input.project.translations())];
    const built: BuiltLocale[] = [];
    for (const project of projects)
      built.push(
        await buildLocale({
          ...input,
          project,
          site: project.site,
          stage: localeStage(stage, project.outputPath),
          last,
        }),
      );
    const problems = uniqueProblems(built.flatMap((locale) => locale.problems));
    if (hasErrors(problems)) throw new BuildError(problems);
    writeSharedFiles(stage.siteDir, built);
    await compressOutput(stage.siteDir, last);
    last.copyTaken(stage.siteDir);
    return problems;
  });
  last.save();
  return warnings;
}

/** Stands for the code that turns what pages are made of into files. */
function codeVersion(root: string): string {
  const sources = ['src/node', 'src/shared', 'package-lock.json'];
  return `${process.version} ${hashFiles(sources.map((item) => path.join(root, item)))}`;
}

/** What the build of one language has found. */
interface BuiltLocale {
  readonly config: SiteConfig;
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
  const { site, project, log } = steps;
  await compileInParallel(site);
  const pages = await compileAll(site);
  const problems = [
    ...project.configProblems(),
    ...site.problems(),
    ...checkSourceFolders([
      ...site.options.versions.flatMap(versionFolders),
      ...site.options.publicDirs,
    ]),
    ...(site.options.apiDir ? checkApiManifest(site.scanned(), site.options.apiDir) : []),
    ...checkOutputs([...site.manifest().scanned.values()], {
      files: otherFiles(site),
      twins: severityOf(site.config().checks.duplicateRoutes),
    }),
    ...pages.flatMap(({ compiled }) => compiled.problems),
  ];
  if (hasErrors(problems)) throw new BuildError([...problems, ...authorsLinks(pages, site)]);
  log(`${pages.length} pages compiled${inLanguage(project)}`);
  await bundle(await steps.createBuilder(project));
  const server = (await import(findServerEntry(steps.stage.serverDir))) as ServerBundle;
  const needs = findContentNeeds(
    pages.map(({ compiled }) => compiled.html ?? ''),
    server.firstStyles.map(({ css }) => css),
  );
  const rendered = await renderAll(pages, { server, needs }, steps);
  log(`${rendered.length} pages rendered${inLanguage(project)}`);
  await emitFiles(pages, steps);
  const broken = findBrokenLinks(rendered, steps);
  if (hasErrors(broken)) throw new BuildError([...problems, ...broken]);
  site.store.prune();
  const cacheProblem = site.store.problem();
  return {
    config: site.config(),
    problems: [...problems, ...broken, ...(cacheProblem ? [cacheProblem] : [])],
    needs,
  };
}

function inLanguage({ site, outputPath }: SiteProject): string {
  const { locales, locale } = site.config();
  return outputPath === '' ? '' : ` in the language ${locales[locale]?.label ?? locale}`;
}

function findBrokenLinks(
  rendered: readonly RenderedPage[],
  { site, stage }: BuildSteps,
): readonly Problem[] {
  const { baseUrl, checks } = site.config();
  const severity = severityOf(checks.brokenLinks);
  if (!severity) return [];
  const documents = rendered.map((page) => outputFile(page.path));
  const files = new Set([...listFiles(stage.siteDir), ...documents]);
  return checkLinks(rendered, { baseUrl, files, leftOut: site.options.leftOut, severity });
}

function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** The generated reference links to our own guide: where that is replaced by somebody else's pages, its broken links only warn. */
function linkSeverity(page: ScannedPage, { options }: Site): Problem['severity'] | undefined {
  return options.isForeign && page.origin === 'api' ? 'warning' : undefined;
}

/** Broken links as far as they can be told without the rendered pages. */
function authorsLinks(pages: readonly BuiltPage[], site: Site): readonly Problem[] {
  const { baseUrl, checks, search } = site.config();
  const severity = severityOf(checks.brokenLinks);
  if (!severity) return [];
  const files = [
    ...site.assets.entries().keys(),
    ...textFiles,
    ...pages.map(({ page }) => markdownPath(page.record.path).slice(1)),
    ...site.options.publicDirs.flatMap((folder) => [...listFiles(folder)]),
  ];
  const ownPaths = search.searchPagePath ? [`/${search.searchPagePath}/`] : [];
  return checkCompiled({
    pages,
    ownPaths,
    targets: { baseUrl, files: new Set(files), leftOut: site.options.leftOut, severity },
    severityOf: (page) => linkSeverity(page, site),
  });
}

async function compileAll(site: Site): Promise<readonly BuiltPage[]> {
  const pages = [...site.manifest().scanned.values()];
  const built: BuiltPage[] = [];
  for (const page of pages) built.push({ page, compiled: await site.compile(page) });
  return built;
}

async function bundle(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The Vite configuration has no environment named "${name}".`);
    try {
      await builder.build(environment);
    } catch (error) {
      throw new BuildError(bundleProblems(error, builder.config.root));
    }
  }
}

/** Address of the server bundle. Its name has a hash, since a process that builds twice would be given the first one again. */
function findServerEntry(serverDir: string): string {
  const name = readdirSync(serverDir).find((file) => file.startsWith('entry-server-')) ?? '';
  return pathToFileURL(path.join(serverDir, name)).href;
}

async function renderAll(
  pages: readonly BuiltPage[],
  { server, needs }: { readonly server: ServerBundle; readonly needs: ContentNeeds },
  { project, site, stage, last }: BuildSteps,
): Promise<readonly RenderedPage[]> {
  const { siteDir: outDir, serverDir } = stage;
  const live = await renderLive(pages, site, findServerEntry(serverDir));
  const config = site.config();
  const template = holdScripts(await readFile(path.join(outDir, 'index.html'), 'utf8'));
  const findLive = await readLiveFiles(outDir, site);
  const prerender: PrerenderInput = {
    config,
    template,
    bundle: {
      ...server,
      render: async (page) => live.get(page.data.path) ?? server.render(page),
    },
    outDir,
    head: (styles) =>
      sharedHead({
        config,
        generator: project.generator,
        policy: contentSecurityPolicy([config], { ...needs, styles }),
      }),
  };
  const version = JSON.stringify([
    config,
    template,
    needs,
    project.generator,
    hashFiles([serverDir]),
  ]);
  const render = (page: PrerenderPage): Promise<HtmlLinks> =>
    renderPage(page, prerender, {
      last,
      file: path.posix.join(project.outputPath, outputFile(page.data.path)),
      key: hashText(JSON.stringify([version, page, live.get(page.data.path)])),
    });
  const rendered: RenderedPage[] = [];
  for (const { page, compiled } of pages) {
    const data = withVersionPaths(site.pageData(page, compiled), site.manifest());
    const links = await render({
      data,
      html: compiled.html,
      live: compiled.html === null ? findLive(page, compiled) : undefined,
    });
    rendered.push({
      path: page.record.path,
      ids: new Set(links.ids),
      urls: links.urls,
      source: { file: page.file },
      positions: linkPositions(compiled.links),
      severity: linkSeverity(page, site),
    });
  }
  for (const data of server.ownPages) {
    const links = await render({ data, html: null });
    const source = { file: outputFile(data.path) };
    const ids = new Set(links.ids);
    rendered.push({ path: data.path, ids, urls: links.urls, source, positions: new Map() });
  }
  return rendered;
}

/** Where the document of a page goes, and what it is made from. */
interface DocumentPlace {
  readonly last: LastOutput;
  /** Path below the output folder. */
  readonly file: string;
  readonly key: string;
}

/** Writes the document of a page, or leaves it to the last output, which has the same; gives its links. */
async function renderPage(
  page: PrerenderPage,
  input: PrerenderInput,
  { last, file, key }: DocumentPlace,
): Promise<HtmlLinks> {
  const kept = last.takeFile(file, key)?.links;
  if (kept) return kept;
  const links = readHtml(await prerenderPage(page, input));
  last.note(file, { key, links });
  return links;
}

/** HTML of the pages whose content is code. */
async function renderLive(
  pages: readonly BuiltPage[],
  site: Site,
  entry: string,
): Promise<ReadonlyMap<string, string>> {
  const live = pages
    .filter(({ compiled }) => compiled.html === null)
    .map(({ page, compiled }) => ({
      file: page.file,
      data: withVersionPaths(site.pageData(page, compiled), site.manifest()),
    }));
  const { html, problems } = await renderLivePages(live, { entry });
  if (problems.length > 0) throw new BuildError(problems);
  return html;
}

async function emitFiles(
  pages: readonly BuiltPage[],
  { site, stage: { siteDir: outDir } }: BuildSteps,
): Promise<void> {
  const config = site.config();
  const write = (file: string, text: string): void => writeOutput(path.join(outDir, file), text);
  for (const [output, asset] of site.assets.entries()) {
    if ('text' in asset) write(output, asset.text);
    else copyOutput(asset.file, path.join(outDir, output));
  }
  for (const folder of site.options.publicDirs.slice(1))
    if (existsSync(folder))
      await cp(folder, outDir, { recursive: true, force: false, dereference: true });
  const markdown = pages.map(({ page, compiled }) => ({
    record: page.record,
    markdown: compiled.markdown,
  }));
  for (const { record, markdown: text } of markdown)
    write(markdownPath(record.path).slice(1), text);
  const descriptions = new Map(
    pages.map(({ page, compiled }) => [
      page.record.path,
      page.record.description ?? compiled.description,
    ]),
  );
  for (const [file, text] of versionFiles({
    config,
    versions: site.options.versions,
    pages: markdown,
    descriptions,
  }))
    write(file, text);
  if (config.search.searchPagePath)
    write('opensearch.xml', openSearch(config, config.search.searchPagePath));
}

/** Files of the output besides those of pages, each with words for what it is. */
function otherFiles(site: Site): ReadonlyMap<string, string> {
  const { searchPagePath } = site.config().search;
  const statics = site.options.publicDirs.flatMap((folder) => [...listFiles(folder)]);
  return new Map([
    ...statics.map((file) => [file, `the static file ${file}`] as const),
    ...textFiles.map((file) => [file, `the file ${file} of the site`] as const),
    ...(searchPagePath ? [[`${searchPagePath}/index.html`, 'the search page'] as const] : []),
    ['404.html', 'the page for addresses that do not exist'],
    ...otherLanguages(site),
  ]);
}

/** The folders of the other languages below that of the default one, as their home pages. */
function otherLanguages(site: Site): readonly (readonly [string, string])[] {
  const { locale, defaultLocale, locales } = site.config();
  return Object.entries(locales)
    .filter(([code]) => locale === defaultLocale && code !== defaultLocale)
    .map(([, { path: folder, label }]) => [`${folder}/index.html`, `the home page in ${label}`]);
}

/** Paths of all files below a folder, relative to it. */
function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
}
