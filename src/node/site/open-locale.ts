import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { locateFindings, type Finding } from '../config/load-config.ts';
import { toDocsVersion, translationsFolder } from '../content/docs-versions.ts';
import { apiMount, findPageFiles, toPageFile } from '../content/page-files.ts';
import { pathInVersion } from '../content/place-pages.ts';
import { readReferenceStamp } from '../content/reference-stamp.ts';
import { localizeConfig } from '../i18n/localize-config.ts';
import { readLocaleTexts, type LocaleTexts } from '../i18n/locale-texts.ts';
import type { NavbarError } from '../navbar/resolve-navbar-items.ts';
import { BuildError } from '../report/build-error.ts';
import { toSiteData } from './build-site-data.ts';
import { buildDocumentIndex } from './build-document-index.ts';
import { publishPluginFiles, readProgramName } from './publish-plugin-files.ts';
import { createSite, type Site } from './site.ts';
import type { ProjectSettings } from './project-settings.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { ProjectFolders } from '../config/project-folders.ts';

/** A site in one language with its pages loaded, and the data that they share. */
export interface SiteProject {
  readonly site: Site;
  readonly folders: ProjectFolders;
  /** Folder of this language below the output, such as `fr`; empty for the default one. */
  readonly outputPath: string;
  /** Data for the browser, made anew from the manifest as it is. */
  siteData(): SiteData;
  /** Problems of the configuration and of what it refers to. */
  configProblems(): readonly Problem[];
  /** Name and version of this project, for the generator tag. */
  readonly generator: string;
  /** Opens the project in all other languages; for the default one alone. */
  translations(): Promise<readonly SiteProject[]>;
}

/** Opens a project in one language: reads the heads of all pages. Throws a `BuildError` when the configuration is wrong. */
export async function openLocale(settings: ProjectSettings, locale: string): Promise<SiteProject> {
  const { root, folders, config } = settings;
  const { defaultLocale, locales } = config;
  const isDefault = locale === defaultLocale;
  const localePath = locales[locale]?.path ?? locale;
  const texts = readTexts(settings, locale);
  const original = isDefault ? texts : readTexts(settings, defaultLocale);
  const site = createLocaleSite(settings, { locale, texts, original });
  const { versions, awaited } = site.options;
  const files = await findPageFiles(awaited === undefined ? site.options : { versions }, root);
  site.load(files);
  const program = readProgramName(root);
  const shared = () => {
    const docs = buildDocumentIndex(site.manifest(), site.options.versions);
    const files = publishPluginFiles(site, docs, program);
    return toSiteData({ config: site.config(), docs, versions, files });
  };
  const findings = [
    ...navbarFindings(shared().errors, site, settings),
    ...missingImage(config, folders.publicDirs),
  ];
  const problems = [
    ...settings.problems,
    ...texts.problems,
    ...noPages(files, site, folders.contentDir),
    ...(await locateFindings(findings, settings.source)),
  ];
  // Pages are not looked at with a configuration that only stands in for the right one.
  if (hasErrors([...settings.problems, ...texts.problems])) throw new BuildError(problems);
  return {
    site,
    folders,
    outputPath: isDefault ? '' : localePath,
    siteData: () => shared().data,
    configProblems: () => problems,
    generator: `${program.name} ${program.version}`,
    translations: () =>
      Promise.all(
        Object.keys(locales)
          .filter((other) => isDefault && other !== defaultLocale)
          .map((other) => openLocale(settings, other)),
      ),
  };
}

/** A folder without pages is a wrong path more often than a site that is about to begin. */
function noPages(files: readonly string[], site: Site, folder: string): readonly Problem[] {
  const isWritten = (file: string): boolean => toPageFile(file, site.options)?.origin === 'content';
  if (files.some(isWritten)) return [];
  const message = 'There is no page in this folder.';
  const hint = 'Put a .md or .mdx file into it, or name another folder in DOCS_CONTENT_DIR.';
  return [{ message, hint, severity: 'error', position: { file: folder } }];
}

function readTexts({ folders, config }: ProjectSettings, locale: string): LocaleTexts {
  const localePath = config.locales[locale]?.path ?? locale;
  return readLocaleTexts(locale, translationsFolder(folders.contentDir, localePath));
}

interface LocaleInput {
  readonly locale: string;
  readonly texts: LocaleTexts;
  /** Texts of the default language. */
  readonly original: LocaleTexts;
}

function createLocaleSite(
  settings: ProjectSettings,
  { locale, texts, original }: LocaleInput,
): Site {
  const { root, environment, folders, includeDrafts, isServed, isAhead, config } = settings;
  const { versions } = settings;
  const { contentDir, apiDir, publicDirs, cacheDir } = folders;
  const localized = localizeConfig(config, locale, texts);
  const withApi = environment.DOCS_API !== 'off' && (isServed || isAhead || existsSync(apiDir));
  const [newest] = versions;
  const leftOut = newest && pathInVersion(newest, `/${apiMount}/`);
  const translated = locale === config.defaultLocale ? undefined : config.locales[locale]?.path;
  return createSite({
    config: localized,
    defaultCatalogue: original.catalogue,
    root,
    contentDir,
    versions: versions.map((version) =>
      toDocsVersion(version, {
        contentDir,
        localePath: translated,
        texts: texts.versions[version.name],
      }),
    ),
    ...(withApi ? { apiDir } : {}),
    ...(environment.DOCS_API === 'off' ? { leftOut } : {}),
    ...(isAwaited(settings) ? { awaited: leftOut } : {}),
    publicDirs,
    cacheDir,
    includeDrafts,
    inlineHtml: isServed,
    isForeign: environment.DOCS_CONTENT_DIR !== undefined,
  });
}

/** The development server does not wait for the reference, and takes no half of it; nor does what is compiled ahead of a build. */
function isAwaited({ isServed, isAhead, environment, folders }: ProjectSettings): boolean {
  if (environment.DOCS_API === 'off') return false;
  return isAhead || (isServed && readReferenceStamp(folders.apiDir) === undefined);
}

/** What is wrong with the items of the navbar. Items that were added for somebody else's pages stand in no file. */
function navbarFindings(
  errors: readonly NavbarError[],
  site: Site,
  { toWritten }: ProjectSettings,
): readonly Finding[] {
  return errors.map(({ message, path: [index, ...place] }) => {
    const item = site.config().navbar.items[Number(index)];
    const written = site.options.config.navbar.items.findIndex((candidate) => candidate === item);
    const below = written === -1 ? [] : [String(written), ...place];
    return {
      message,
      hint: 'Correct the navbar item in the configuration.',
      severity: 'error',
      path: toWritten(['navbar', 'items', ...below]),
    };
  });
}

/** The site's picture for cards: nothing on the pages shows it, so that the check of links would not miss it. */
function missingImage({ image }: SiteConfig, folders: readonly string[]): readonly Finding[] {
  if (image === undefined || /^https?:/i.test(image)) return [];
  if (folders.some((folder) => existsSync(path.join(folder, image)))) return [];
  const message = `The picture "${image}" of the configuration field "image" does not exist.`;
  const hint = 'Put it into the folder "public", or correct the name.';
  return [{ message, hint, severity: 'error', path: ['image'] }];
}

function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
