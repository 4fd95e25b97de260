import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { environmentProblem, readEnvironment } from '#shared/environment.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import siteConfig from '#config';
import { checkLocales } from '../config/check-locales.ts';
import { loadConfig, locateFindings } from '../config/load-config.ts';
import { checkFolders, resolveFolders } from '../config/project-folders.ts';
import { resolveVersions } from '../config/resolve-versions.ts';
import { readVersionNames } from '../content/docs-versions.ts';
import { shippedLocales } from '../i18n/locale-texts.ts';
import { BuildError } from '../report/build-error.ts';
import { openLocale, type SiteProject } from './open-locale.ts';
import type { ProjectSettings } from './project-settings.ts';

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
  /** Opens the project in the language that `DOCS_LOCALE` names; left out: in the default one. */
  readonly isServed?: boolean;
  /** Opens the project without the reference, which is still being made: links into it are not checked. */
  readonly isAhead?: boolean;
}

/** Opens the project: checks the configuration and reads the heads of all pages. Throws a `BuildError` when the configuration is wrong. */
export async function openProject(options: ProjectOptions): Promise<SiteProject> {
  const settings = await readSettings(options);
  const { defaultLocale, locales } = settings.config;
  const wanted = (options.isServed ? settings.environment.DOCS_LOCALE : undefined) ?? defaultLocale;
  if (!Object.hasOwn(locales, defaultLocale)) throw new BuildError(settings.problems);
  if (!Object.hasOwn(locales, wanted)) throw new BuildError([unknownLocale(wanted, locales)]);
  return openLocale(settings, wanted);
}

function unknownLocale(wanted: string, locales: SiteConfig['locales']): Problem {
  const known = Object.keys(locales).join(', ');
  return environmentProblem(
    'DOCS_LOCALE',
    `names the language "${wanted}", which the site does not have`,
    `The languages are ${known}.`,
  );
}

async function readSettings({
  root,
  environment: variables,
  includeDrafts,
  isServed = false,
  isAhead = false,
  configFields = siteConfig,
  configFile = path.join(root, 'src/site.config.ts'),
  cacheDir,
}: ProjectOptions): Promise<ProjectSettings> {
  const { environment, problems: environmentProblems } = readEnvironment(variables);
  const folders = {
    ...resolveFolders(root, environment),
    ...(cacheDir === undefined ? {} : { cacheDir }),
  };
  const source = { file: configFile, text: readFileSync(configFile, 'utf8') };
  const loaded = await loadConfig({ fields: configFields, environment, ...source });
  const { config, toWritten } = loaded;
  const placeProblems = [...environmentProblems, ...checkFolders(folders)];
  if (hasErrors(placeProblems)) throw new BuildError([...placeProblems, ...loaded.problems]);
  const { names, problems: versionProblems } = readVersionNames(folders.contentDir);
  const { versions, findings } = resolveVersions(names, config);
  const located = await locateFindings(
    [...findings, ...checkLocales(config, { ...folders, spoken: shippedLocales() })],
    source,
  );
  const problems = [...placeProblems, ...loaded.problems, ...versionProblems, ...located];
  return {
    root,
    environment,
    includeDrafts,
    isServed,
    isAhead,
    folders,
    config,
    toWritten,
    source,
    versions,
    problems,
  };
}

function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
