import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { SiteData } from '#shared/site-data.ts';
import { withBase } from '#shared/base-path.ts';
import { readEnvironment } from '#shared/environment.ts';
import siteConfig from '#config';
import { loadConfig, locateFindings, type Finding } from '../config/load-config.ts';
import { checkFolders, resolveFolders, type ProjectFolders } from '../config/project-folders.ts';
import { apiMount, findPageFiles } from '../content/page-files.ts';
import { BuildError } from '../report/build-error.ts';
import { toVersionMetadata } from './docs-data.ts';
import { toSiteData } from './build-site-data.ts';
import { createSite, type Site } from './site.ts';

/** What a project is opened with. Everything but `root` may be replaced by tests. */
export interface ProjectOptions {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Variables of the process; those that are meant for this program are checked. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly includeDrafts: boolean;
  /** Fields of the configuration; left out: those of `src/site.config.ts`. */
  readonly configFields?: unknown;
  /** Absolute path of the file that the fields stand in; left out: `src/site.config.ts`. */
  readonly configFile?: string;
  /** Folder for what is kept between builds; left out: `.cache`. */
  readonly cacheDir?: string;
}

/** A site with its pages loaded, and the data that they share. */
export interface SiteProject {
  readonly site: Site;
  readonly folders: ProjectFolders;
  /** Data for the browser, made anew from the manifest as it is. */
  siteData(): SiteData;
  /** Problems of the configuration and of what it refers to. */
  configProblems(): readonly Problem[];
  /** Name and version of this project, for the generator tag. */
  readonly generator: string;
}

/** Opens the project: checks the configuration and reads the heads of all pages. Throws a `BuildError` when the configuration is wrong. */
export async function openProject({
  root,
  environment: variables,
  includeDrafts,
  configFields = siteConfig,
  configFile = path.join(root, 'src/site.config.ts'),
  cacheDir,
}: ProjectOptions): Promise<SiteProject> {
  const { environment, problems: environmentProblems } = readEnvironment(variables);
  const folders = {
    ...resolveFolders(root, environment),
    ...(cacheDir === undefined ? {} : { cacheDir }),
  };
  const source = { file: configFile, text: readFileSync(configFile, 'utf8') };
  const {
    config,
    problems: configProblems,
    toWritten,
  } = await loadConfig({ fields: configFields, environment, ...source });
  const placeProblems = [...environmentProblems, ...checkFolders(folders)];
  if (hasErrors(placeProblems)) throw new BuildError([...placeProblems, ...configProblems]);
  const { contentDir, apiDir, publicDirs } = folders;
  const withApi = environment.DOCS_API !== 'off' && existsSync(apiDir);
  const site = createSite({
    config,
    root,
    contentDir,
    ...(withApi ? { apiDir } : {}),
    ...(environment.DOCS_API === 'off' ? { leftOut: `/${apiMount}/` } : {}),
    publicDirs,
    cacheDir: folders.cacheDir,
    includeDrafts,
    isForeign: environment.DOCS_CONTENT_DIR !== undefined,
  });
  const files = await findPageFiles(site.options, root);
  site.load(files);
  const shared = () =>
    toSiteData({
      config: site.config(),
      manifest: site.manifest(),
      files: publishPluginData(site, root),
    });
  // Items that were added for somebody else's pages stand in no file.
  const findings = shared().errors.map(({ message, path: [index, ...place] }) => {
    const item = site.config().navbar.items[Number(index)];
    const written = config.navbar.items.findIndex((candidate) => candidate === item);
    const below = written === -1 ? [] : [String(written), ...place];
    return navbarFinding(message, toWritten(['navbar', 'items', ...below]));
  });
  const problems = [
    ...placeProblems,
    ...noPages(files, contentDir),
    ...configProblems,
    ...(await locateFindings([...findings, ...missingImage(config, publicDirs)], source)),
  ];
  // Pages are not looked at with a configuration that only stands in for the right one.
  if (hasErrors(configProblems)) throw new BuildError(problems);
  return {
    site,
    folders,
    siteData: () => shared().data,
    configProblems: () => problems,
    generator: readGenerator(root),
  };
}

function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function noPages(files: readonly string[], folder: string): readonly Problem[] {
  if (files.some((file) => file.startsWith(folder + path.sep))) return [];
  const message = 'There is no page in this folder.';
  const hint = 'Put a .md or .mdx file into it, or name another folder in DOCS_CONTENT_DIR.';
  return [{ message, hint, severity: 'error', position: { file: folder } }];
}

/** The site's picture for cards: nothing on the pages shows it, so that the check of links would not miss it. */
function missingImage({ image }: SiteConfig, folders: readonly string[]): readonly Finding[] {
  if (image === undefined || /^https?:/i.test(image)) return [];
  if (folders.some((folder) => existsSync(path.join(folder, image)))) return [];
  const message = `The picture "${image}" of the configuration field "image" does not exist.`;
  const hint = 'Put it into the folder "public", or correct the name.';
  return [{ message, hint, severity: 'error', path: ['image'] }];
}

function navbarFinding(message: string, path: readonly string[]): Finding {
  return {
    message,
    hint: 'Correct the navbar item in the configuration.',
    severity: 'error',
    path,
  };
}

/** Leaves the two JSON files that the browser may fetch: the version's documents, and the context of the docs routes. */
function publishPluginData(
  site: Site,
  root: string,
): { readonly versionMetadata: string; readonly routeContext: string } {
  const config = site.config();
  const { name, version } = readPackage(root);
  const routeContext = {
    plugin: { name: 'docs', id: 'default' },
    data: {
      version: 'current',
      path: config.baseUrl,
      markdown: withBase(config.baseUrl, '/llms.txt'),
    },
    siteMetadata: {
      frameworkName: name,
      frameworkVersion: version,
      siteVersion: version,
      plugins: [{ name: 'docs' }, { name: 'api-gen', type: 'typedoc' }],
    },
    locale: {
      defaultLocale: config.defaultLocale,
      locales: Object.keys(config.locales),
      localeConfigs: config.locales,
    },
  };
  return {
    versionMetadata: site.assets.addJson(
      'data',
      'version-metadata',
      toVersionMetadata(site.manifest(), config),
    ),
    routeContext: site.assets.addJson('data', 'route-context', routeContext),
  };
}

function readPackage(root: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}

function readGenerator(root: string): string {
  const { name, version } = readPackage(root);
  return `${name} ${version}`;
}
