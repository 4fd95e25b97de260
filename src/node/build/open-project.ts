import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrors } from '#shared/problem.ts';
import { readEnvironment } from '#shared/config/environment.ts';
import { checkLocale } from '#node/site/config/check-environment.ts';
import {
  namedSiteFolder,
  ownConfig,
  readConfigFile,
  type ConfigFile,
} from '#node/site/config/config-source.ts';
import { checkLocales } from '#node/features/languages/check-locales.ts';
import { loadConfig, locateFindings } from '#node/site/config/load-config.ts';
import {
  checkFolders,
  isOwnContent,
  resolveFolders,
  type ProjectFolders,
} from '#node/site/config/project-folders.ts';
import { resolveVersions } from '#node/features/versions/resolve-versions.ts';
import { readVersionNames } from '#node/site/content/docs-versions.ts';
import { readLanguages } from '#node/features/spoken-language/read-languages.ts';
import { shippedLocales } from '#node/features/languages/locale-texts.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { openLocale } from './open-locale.ts';
import type { SiteProject } from '#node/compile/model/site.ts';
import type { ProjectSettings } from './open/project-settings.ts';

/** Options for opening a project. Tests may replace everything except `root`. */
export interface ProjectOptions {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Environment variables; those for this program are validated. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly includeDrafts: boolean;
  /** Configuration fields. Default: those in the file set by the environment. */
  readonly configFields?: unknown;
  /** Absolute path of the file with these fields. Default: `src/site.config.ts`. */
  readonly configFile?: string;
  /** Cache folder. Default: `.cache`. */
  readonly cacheDir?: string;
  /** Opens the project in the language of `DOCS_LOCALE`. Default: the default language. */
  readonly isServed?: boolean;
}

/**
 * Opens the project: validates the configuration and reads the heads of all pages. Throws a
 * `BuildError` for an invalid configuration.
 */
export async function openProject(options: ProjectOptions): Promise<SiteProject> {
  const settings = await readSettings(options);
  const { defaultLocale, locales } = settings.config;
  if (!Object.hasOwn(locales, defaultLocale)) throw new BuildError(settings.problems);
  const unknown = checkLocale(settings.environment, settings.config);
  if (unknown) throw new BuildError([...settings.problems, unknown]);
  const wanted = options.isServed ? settings.environment.DOCS_LOCALE : undefined;
  return openLocale(settings, wanted ?? defaultLocale);
}

async function readSettings({
  root,
  environment: variables,
  includeDrafts,
  isServed = false,
  configFields,
  configFile,
  cacheDir,
}: ProjectOptions): Promise<ProjectSettings> {
  const { environment, problems: environmentProblems } = readEnvironment(variables);
  const source =
    configFields === undefined
      ? await readConfigFile(root, environment)
      : givenConfig(root, configFields, configFile);
  const resolved = {
    ...resolveFolders(root, environment, namedSiteFolder(source)),
    ...(cacheDir === undefined ? {} : { cacheDir }),
  };
  const placeProblems = [...environmentProblems, ...checkFolders(resolved)];
  const folders = { ...resolved, publicDirs: publishedDirs(root, resolved, source) };
  const loaded = loadConfig(source, environment);
  const { config } = loaded;
  if (!config || hasErrors(placeProblems))
    throw new BuildError([...placeProblems, ...loaded.problems]);
  const { names, problems: versionProblems } = readVersionNames(folders.contentDir);
  const { versions, findings } = resolveVersions(names, config);
  const spoken = readLanguages({ root, config, versions, folders });
  const located = locateFindings(
    [...findings, ...checkLocales(config, { ...folders, spoken: shippedLocales() })],
    source,
  );
  const problems = [...placeProblems, ...loaded.problems, ...versionProblems, ...located];
  const voiceProblems = [...spoken.problems, ...locateFindings(spoken.findings, source)];
  return {
    root,
    environment,
    includeDrafts,
    isServed,
    folders,
    config,
    source,
    versions,
    languages: spoken.languages,
    languageFiles: spoken.files,
    problems,
    voiceProblems,
  };
}

function givenConfig(root: string, fields: unknown, file: string | undefined): ConfigFile {
  const own = { ...ownConfig(root), fields };
  return file === undefined ? own : { ...own, file, text: readFileSync(file, 'utf8') };
}

/**
 * Returns the folders of static files; this site's own logo and images are only for its own pages
 * and configuration.
 */
function publishedDirs(
  root: string,
  { contentDir, publicDirs }: ProjectFolders,
  { isOwn }: ConfigFile,
): readonly string[] {
  const own = path.join(root, 'public');
  return isOwn || isOwnContent(root, contentDir)
    ? publicDirs
    : publicDirs.filter((folder) => folder !== own);
}
