import path from 'node:path';
import { readEnvironment } from '#shared/config/environment.ts';
import { hasErrors } from '#shared/problem.ts';
import { pick } from '#shared/text/look-up.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { isInside } from '#node/base/files/is-inside.ts';
import type { SiteProject } from '#node/compile/model/site.ts';
import { checkLocales } from '#node/features/languages/check-locales.ts';
import { readLocaleTexts, shippedLocales } from '#node/features/languages/locale-texts.ts';
import { readLanguages } from '#node/features/spoken-language/read-languages.ts';
import { resolveVersions } from '#node/features/versions/resolve-versions.ts';
import { checkLocale } from '#node/site/config/check-environment.ts';
import { namedSiteFolder, ownConfig, readConfigFile } from '#node/site/config/config-source.ts';
import { loadConfig, locateFindings } from '#node/site/config/load-config.ts';
import { checkFolders, resolveFolders } from '#node/site/config/project-folders.ts';
import { readVersionNames, translationsFolder } from '#node/site/content/docs-versions.ts';
import { findPageFiles } from '#node/site/content/page-files.ts';
import { createSite } from '#node/build/assemble/create-site.ts';
import { toSiteData } from '#node/build/page-data/build-site-data.ts';
import { buildDocumentIndex } from '#node/site/navbar/document-index.ts';
import { checkOpened } from '#node/build/open/check-opened.ts';
import { toSiteOptions, type ProjectSettings } from '#node/build/open/to-site-options.ts';
import { readProgramName } from '#node/site/config/program-name.ts';

/** What to open, and for what purpose. */
export interface ProjectOptions {
  /** Absolute path of the project folder. */
  readonly root: string;
  /** Environment variables. Those that configure this program are validated. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /**
   * Whether the project is opened for the dev server, which shows drafts and uses the language in
   * `DOCS_LOCALE` instead of the default language.
   */
  readonly isServed?: boolean;
  /** Configuration fields, for tests. Default: those that `readConfigFile` returns. */
  readonly configFields?: unknown;
}

/**
 * Opens the project: validates the configuration and reads every page's frontmatter and title.
 * Throws a `BuildError` if the configuration is invalid.
 */
export async function openProject(options: ProjectOptions): Promise<SiteProject> {
  const settings = await readSettings(options);
  const { config, environment, isServed, problems } = settings;
  const { defaultLocale, locales } = config;
  if (!Object.hasOwn(locales, defaultLocale)) throw new BuildError(problems);
  const unknown = checkLocale(environment, config);
  if (unknown) throw new BuildError([...problems, unknown]);
  const wanted = isServed ? environment.DOCS_LOCALE : undefined;
  return openLocale(settings, wanted ?? defaultLocale);
}

async function readSettings({
  root,
  environment: variables,
  isServed = false,
  configFields: fields,
}: ProjectOptions): Promise<ProjectSettings> {
  const { environment, problems: environmentProblems } = readEnvironment(variables);
  const source =
    fields === undefined ? await readConfigFile(root, environment) : { ...ownConfig(root), fields };
  const resolved = resolveFolders(root, environment, namedSiteFolder(source));
  const placeProblems = [...environmentProblems, ...checkFolders(resolved)];
  // This site's own logo and images are used only with its own pages or configuration.
  const showsOwn = source.isOwn || resolved.isOwnContent;
  const publicDirs = resolved.publicDirs.filter(
    (folder) => showsOwn || folder !== path.join(root, 'public'),
  );
  const folders = { ...resolved, publicDirs };
  const { config, problems: configProblems } = loadConfig(source, environment);
  if (!config || hasErrors(placeProblems))
    throw new BuildError([...placeProblems, ...configProblems]);
  const { names, problems: versionProblems } = readVersionNames(folders.contentDir);
  const { versions, findings } = resolveVersions(names, config);
  const spoken = readLanguages({ config, versions, folders });
  const located = locateFindings(
    [...findings, ...checkLocales(config, { ...folders, spoken: shippedLocales() })],
    source,
  );
  return {
    environment,
    isServed,
    folders,
    config,
    configSource: pick(source, ['file', 'text']),
    versions,
    languages: spoken.languages,
    languageFiles: spoken.files,
    problems: [...placeProblems, ...configProblems, ...versionProblems, ...located],
    voiceProblems: [...spoken.problems, ...locateFindings(spoken.findings, source)],
  };
}

/**
 * Opens a project in one language and reads every page's frontmatter and title. Throws a
 * `BuildError` if the configuration is invalid.
 */
async function openLocale(settings: ProjectSettings, locale: string): Promise<SiteProject> {
  const { config, languageFiles, problems, voiceProblems } = settings;
  const { defaultLocale, locales } = config;
  const isDefault = locale === defaultLocale;
  const texts = readTexts(settings, locale);
  const original = isDefault ? texts : readTexts(settings, defaultLocale);
  const site = createSite(toSiteOptions(settings, locale, texts, original));
  const { root, apiDir, versions, pendingPath, dialect } = site.options;
  const exists = (file: string) => pendingPath === undefined || !isInside(file, apiDir);
  site.load((await findPageFiles(site.options, root)).filter(exists));
  const program = readProgramName(root, dialect);
  const shared = () =>
    toSiteData(site.config(), buildDocumentIndex(site.manifest(), versions), versions);
  const configProblems = async () => [
    ...problems,
    ...voiceProblems,
    ...texts.problems,
    ...(await checkOpened(site, config, shared().errors)),
  ];
  // An invalid configuration stops the build before its pages are checked.
  if (hasErrors([...problems, ...texts.problems])) throw new BuildError(await configProblems());
  return {
    site,
    outputPath: isDefault ? '' : (locales[locale]?.path ?? locale),
    siteData: () => shared().data,
    configProblems,
    languageFiles,
    generator: `${program.name} ${program.version}`,
    translations: () =>
      Promise.all(
        Object.keys(locales)
          .filter((other) => isDefault && other !== defaultLocale)
          .map((other) => openLocale(settings, other)),
      ),
  };
}

function readTexts({ folders, config }: ProjectSettings, locale: string) {
  const localePath = config.locales[locale]?.path ?? locale;
  return readLocaleTexts(locale, translationsFolder(folders.contentDir, localePath));
}
