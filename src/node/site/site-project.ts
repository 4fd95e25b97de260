import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
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
  cacheDir,
}: ProjectOptions): Promise<SiteProject> {
  const { environment, problems: environmentProblems } = readEnvironment(variables);
  const folders = {
    ...resolveFolders(root, environment),
    ...(cacheDir === undefined ? {} : { cacheDir }),
  };
  const configFile = path.join(root, 'src/site.config.ts');
  const configText = readFileSync(configFile, 'utf8');
  const { config, problems: configProblems } = await loadConfig({
    fields: configFields,
    environment,
    file: configFile,
    text: configText,
  });
  const problems = [...environmentProblems, ...checkFolders(folders), ...configProblems];
  if (problems.some((problem) => problem.severity === 'error')) throw new BuildError(problems);
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
  site.load(await findPageFiles(site.options, root));
  const shared = () =>
    toSiteData({
      config: site.config(),
      manifest: site.manifest(),
      files: publishPluginData(site, root),
    });
  // Somebody else's pages have items of their own, which no file holds.
  const findings = shared().errors.map(({ message, path: place }) =>
    navbarFinding(message, site.options.isForeign ? [] : place),
  );
  const located = await locateFindings(findings, { file: configFile, text: configText });
  return {
    site,
    folders,
    siteData: () => shared().data,
    configProblems: () => [...problems, ...located],
    generator: readGenerator(root),
  };
}

function navbarFinding(message: string, place: readonly string[]): Finding {
  return {
    message,
    hint: 'Correct the navbar item in the configuration.',
    severity: 'error',
    path: ['navbar', 'items', ...place],
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
