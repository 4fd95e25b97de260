import siteConfig from '#config';
import {
  environmentProblem,
  readEnvironment,
  type Environment,
} from '#shared/config/environment.ts';
import type { SiteConfigFields } from '#shared/config/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import {
  checkFolders,
  checkOutDir,
  resolveFolders,
  type ProjectFolders,
} from './project-folders.ts';

/** Settings from the environment that every build needs, and the problems with them. */
export interface CheckedEnvironment {
  readonly environment: Environment;
  readonly folders: ProjectFolders;
  readonly problems: readonly Problem[];
}

/**
 * Reads the build settings from the environment and returns all problems with them; `DOCS_LOCALE`
 * is checked only against this site's own configuration. Reads neither pages nor the reference, but
 * creates the cache folder if it is missing.
 */
export function checkEnvironment(
  root: string,
  variables: Readonly<Record<string, string | undefined>>,
): CheckedEnvironment {
  const { environment, problems } = readEnvironment(variables);
  const folders = resolveFolders(root, environment);
  const hasOwnConfig = environment.DOCS_SITE_CONFIG === undefined && folders.isOwnContent;
  const found = [
    ...problems,
    ...checkFolders(folders),
    checkOutDir(folders),
    hasOwnConfig ? checkLocale(environment, siteConfig) : undefined,
  ];
  return { environment, folders, problems: found.filter((problem) => problem !== undefined) };
}

/** Returns a problem if `DOCS_LOCALE` names a language that the site does not have. */
export function checkLocale(
  { DOCS_LOCALE: wanted }: Environment,
  { locales, defaultLocale = 'en' }: Pick<SiteConfigFields, 'defaultLocale' | 'locales'>,
): Problem | undefined {
  const known = [...new Set([defaultLocale, ...Object.keys(locales ?? {})])];
  if (wanted === undefined || known.includes(wanted)) return undefined;
  return environmentProblem(
    'DOCS_LOCALE',
    `names the language "${wanted}", which the site does not have`,
    `The languages are ${known.join(', ')}.`,
  );
}
