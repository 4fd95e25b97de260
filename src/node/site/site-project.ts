import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/site-data.ts';
import { withBase } from '#shared/base-path.ts';
import siteConfig from '#config';
import { loadConfig, type ConfigEnvironment } from '../config/load-config.ts';
import { apiMount, findPageFiles } from '../content/page-files.ts';
import { BuildError } from '../report/build-error.ts';
import { toVersionMetadata } from './docs-data.ts';
import { toSiteData } from './build-site-data.ts';
import { createSite, type Site } from './site.ts';

/** Environment variables that choose what is built. */
interface ProjectEnvironment extends ConfigEnvironment {
  /** Folder of pages to build instead of `content/`. */
  readonly DOCS_CONTENT_DIR?: string;
  /** Folder for what is kept between builds, instead of `.cache/`. */
  readonly DOCS_CACHE_DIR?: string;
  /** "off" builds without the API reference; links into it are not checked then. */
  readonly DOCS_API?: string;
}

/** What a project is opened with. Everything but `root` may be replaced by tests. */
export interface ProjectOptions {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly environment: ProjectEnvironment;
  readonly includeDrafts: boolean;
  /** Fields of the configuration; left out: those of `src/site.config.ts`. */
  readonly configFields?: unknown;
  /** Folder for what is kept between builds; left out: `.cache`. */
  readonly cacheDir?: string;
}

/** A site with its pages loaded, and the data that they share. */
export interface SiteProject {
  readonly site: Site;
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
  environment,
  includeDrafts,
  configFields = siteConfig,
  cacheDir = path.resolve(root, environment.DOCS_CACHE_DIR ?? '.cache'),
}: ProjectOptions): Promise<SiteProject> {
  const configFile = path.join(root, 'src/site.config.ts');
  const { config, problems } = await loadConfig({
    fields: configFields,
    environment,
    file: configFile,
    text: readFileSync(configFile, 'utf8'),
  });
  if (problems.some((problem) => problem.severity === 'error')) throw new BuildError(problems);
  const contentDir = path.resolve(root, environment.DOCS_CONTENT_DIR ?? 'content');
  if (!existsSync(contentDir))
    throw new BuildError([
      {
        message: `The content folder ${contentDir} does not exist.`,
        hint: 'Correct the path in DOCS_CONTENT_DIR.',
        severity: 'error',
        position: { file: contentDir },
      },
    ]);
  const apiDir = path.join(root, 'api-gen/output');
  const withApi = environment.DOCS_API !== 'off' && existsSync(apiDir);
  const site = createSite({
    config,
    root,
    contentDir,
    ...(withApi ? { apiDir } : {}),
    ...(environment.DOCS_API === 'off' ? { leftOut: `/${apiMount}/` } : {}),
    publicDirs: [path.join(root, 'public'), path.resolve(contentDir, '../static')],
    cacheDir,
    includeDrafts,
    isForeign: environment.DOCS_CONTENT_DIR !== undefined,
  });
  site.load(await findPageFiles(site.options, root));
  const shared = () =>
    toSiteData({
      config: site.config(),
      manifest: site.manifest(),
      configFile,
      files: publishPluginData(site, root),
    });
  return {
    site,
    siteData: () => shared().data,
    configProblems: () => [...problems, ...shared().problems],
    generator: readGenerator(root),
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
