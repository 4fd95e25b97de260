import { cp, readFile, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { withTrailingSlash } from '#shared/base-path.ts';
import type { Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { checkCompiled, type BuiltPage } from './links/check-compiled.ts';
import { checkLinks, type RenderedPage } from './links/check-links.ts';
import { linkPositions } from './links/link-positions.ts';
import { readHtml } from './links/read-html.ts';
import { compressOutput } from './emit/compress-output.ts';
import { copyOutput, writeOutput } from './output/write-output.ts';
import { llmsFullTxt, llmsTxt, openSearch, robotsTxt, sitemap } from './emit/text-files.ts';
import {
  contentSecurityPolicy,
  findContentNeeds,
  headersFile,
} from './prerender/content-security-policy.ts';
import { holdScripts } from './prerender/hold-scripts.ts';
import {
  prerenderPage,
  sharedHead,
  type PrerenderInput,
  type ServerBundle,
  type PageChunk,
} from './prerender/prerender.ts';
import { checkSourceFolders } from './content/check-source-folder.ts';
import type { ScannedPage } from './content/scan-page.ts';
import { checkOutputs } from './output/check-outputs.ts';
import { renderLivePages } from './prerender/render-live-pages.ts';
import { BuildError } from './report/build-error.ts';
import { bundleProblems } from './bundle-problems.ts';
import { severityOf } from './report/severity.ts';
import { markdownPath, outputFile } from './output/page-outputs.ts';
import { publishFromStage, type Stage } from './output/stage.ts';
import { compileInParallel } from './site/compile-in-parallel.ts';
import type { Site } from './site/site.ts';
import type { SiteProject } from './site/site-project.ts';

/** What the build says while it works. */
export type Log = (message: string) => void;

/** What the build is given. */
export interface BuildInput {
  readonly project: SiteProject;
  /** Made with `viteOptions`. */
  readonly builder: ViteBuilder;
  readonly log: Log;
}

/** What the steps of the recipe work with. */
interface BuildSteps extends BuildInput {
  readonly site: Site;
  readonly stage: Stage;
}

/** Files that the build writes beside the pages. */
const textFiles = ['sitemap.xml', 'robots.txt', 'llms.txt', 'llms-full.txt', 'opensearch.xml'];

/**
 * The recipe of a production build: compile all pages, bundle for browser and server, render every page, write the
 * files beside them, check the links, compress, and only then replace the output. Returns warnings; throws a `BuildError` with
 * everything that is wrong.
 */
export async function buildSite(input: BuildInput): Promise<readonly Problem[]> {
  return publishFromStage(input.project.folders, (stage) =>
    buildInto({ ...input, site: input.project.site, stage }),
  );
}

async function buildInto(steps: BuildSteps): Promise<readonly Problem[]> {
  const { site, project, log } = steps;
  await compileInParallel(site);
  const pages = await compileAll(site);
  const problems = [
    ...project.configProblems(),
    ...site.problems(),
    ...checkSourceFolders([site.options.contentDir, ...site.options.publicDirs]),
    ...checkOutputs([...site.manifest().scanned.values()], {
      files: otherFiles(site),
      twins: severityOf(site.config().checks.duplicateRoutes),
    }),
    ...pages.flatMap(({ compiled }) => compiled.problems),
  ];
  if (hasErrors(problems)) throw new BuildError([...problems, ...authorsLinks(pages, site)]);
  log(`${pages.length} pages compiled`);
  await bundle(steps.builder);
  const rendered = await renderAll(pages, steps);
  log(`${rendered.length} pages rendered`);
  await emitFiles(pages, steps);
  const broken = findBrokenLinks(rendered, steps);
  if (hasErrors(broken)) throw new BuildError([...problems, ...broken]);
  await compressOutput(steps.stage.siteDir);
  site.store.prune();
  const cacheProblem = site.store.problem();
  return [...problems, ...broken, ...(cacheProblem ? [cacheProblem] : [])];
}

function findBrokenLinks(
  rendered: readonly RenderedPage[],
  { site, stage }: BuildSteps,
): readonly Problem[] {
  const { baseUrl, checks } = site.config();
  const severity = severityOf(checks.brokenLinks);
  if (!severity) return [];
  const files = listFiles(stage.siteDir);
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

async function renderAll(
  pages: readonly BuiltPage[],
  { project, site, stage }: BuildSteps,
): Promise<readonly RenderedPage[]> {
  const { siteDir: outDir, serverDir } = stage;
  const entry = pathToFileURL(path.join(serverDir, 'entry-server.js')).href;
  const server = (await import(entry)) as ServerBundle;
  const live = await renderLive(pages, site, entry);
  const config = site.config();
  const template = holdScripts(await readFile(path.join(outDir, 'index.html'), 'utf8'));
  const chunks = await readChunks(outDir, config.baseUrl);
  const policy = securityPolicy(pages, config);
  const prerender: PrerenderInput = {
    config,
    template,
    bundle: {
      ...server,
      render: async (page) => live.get(page.data.path) ?? server.render(page),
    },
    outDir,
    head: sharedHead({ config, generator: project.generator, policy }),
  };
  const rendered: RenderedPage[] = [];
  for (const { page, compiled } of pages) {
    const data = site.pageData(page, compiled);
    const html = await prerenderPage(
      {
        data,
        html: compiled.html,
        chunk: compiled.html === null ? chunks.get(page.record.path) : undefined,
      },
      prerender,
    );
    rendered.push({
      path: page.record.path,
      ...readHtml(html),
      source: { file: page.file },
      positions: linkPositions(compiled.links),
      severity: linkSeverity(page, site),
    });
  }
  for (const data of server.ownPages) {
    const html = await prerenderPage({ data, html: null }, prerender);
    rendered.push({
      path: data.path,
      ...readHtml(html),
      source: { file: outputFile(data.path) },
      positions: new Map(),
    });
  }
  return rendered;
}

/** HTML of the pages whose content is code. */
async function renderLive(
  pages: readonly BuiltPage[],
  site: Site,
  entry: string,
): Promise<ReadonlyMap<string, string>> {
  const live = pages
    .filter(({ compiled }) => compiled.html === null)
    .map(({ page, compiled }) => ({ file: page.file, data: site.pageData(page, compiled) }));
  const { html, problems } = await renderLivePages(live, { entry });
  if (problems.length > 0) throw new BuildError(problems);
  return html;
}

function securityPolicy(pages: readonly BuiltPage[], config: SiteConfig): string {
  return contentSecurityPolicy(
    config,
    findContentNeeds(pages.map(({ compiled }) => compiled.html ?? '')),
  );
}

/** The chunks of live pages, by the page's path, from Vite's manifest. */
async function readChunks(
  outDir: string,
  baseUrl: string,
): Promise<ReadonlyMap<string, PageChunk>> {
  const file = path.join(outDir, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  const prefix = 'virtual:docs/page';
  const entries = Object.entries(manifest).flatMap(([key, chunk]): [string, PageChunk][] => {
    const start = key.indexOf(prefix);
    if (start === -1) return [];
    const styles = (chunk.css ?? []).map((style) => baseUrl + style);
    // The manifest takes the slash off the end of a module's name.
    const page = withTrailingSlash(key.slice(start + prefix.length));
    return [[page, { script: baseUrl + chunk.file, styles }]];
  });
  return new Map(entries);
}

/** What is needed of Vite's manifest. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly css?: string[] }>>;

async function emitFiles(
  pages: readonly BuiltPage[],
  { site, stage: { siteDir: outDir } }: BuildSteps,
): Promise<void> {
  const config = site.config();
  const records = site.manifest().pages;
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
  write('sitemap.xml', sitemap(records, config));
  write('robots.txt', robotsTxt(config));
  write('_headers', headersFile(config, securityPolicy(pages, config)));
  write('llms.txt', llmsTxt(records, config, descriptions));
  write(
    'llms-full.txt',
    llmsFullTxt(
      markdown.filter(({ record }) => record.origin === 'content' && !record.unlisted),
      config,
    ),
  );
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
  ]);
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
