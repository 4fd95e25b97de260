import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasErrors, type Problem } from '#shared/problem.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { locateFindings, type Finding } from '../../config/load-config.ts';
import { toDocsVersion, translationsFolder } from '../../content/docs-versions.ts';
import { apiMount, findReferences, sharedReference } from '../../content/find-references.ts';
import { findPageFiles, toPageFile } from '../../content/page-files.ts';
import { pathInVersion } from '../../content/place-pages.ts';
import { findSidebarsFile } from '../../content/find-sidebars-file.ts';
import { readReferenceStamp } from '../../content/reference-stamp.ts';
import { localizeConfig } from '../../i18n/localize-config.ts';
import { readLocaleTexts, type LocaleTexts } from '../../i18n/locale-texts.ts';
import { findModule } from '../../mdx/components/global-components.ts';
import type { NavbarError } from '../../navbar/resolve-navbar-items.ts';
import { configRedirects, type WrittenRedirect } from '../../redirects/written-redirect.ts';
import { BuildError } from '../../report/build-error.ts';
import { toSiteData } from '../page-data/build-site-data.ts';
import { buildDocumentIndex } from './build-document-index.ts';
import { pluginFiles, readProgramName } from '../page-data/plugin-files.ts';
import { savedFiles } from '../page-data/saved-files.ts';
import { createSite } from '../create-site.ts';
import type { Site } from '../model/site.ts';
import type { ProjectSettings } from './project-settings.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { isOwnContent, type ProjectFolders } from '../../config/project-folders.ts';
import { isInside } from '../../files/is-inside.ts';

/** A site in one language with its pages loaded, and their shared data. */
export interface SiteProject {
  readonly site: Site;
  readonly folders: ProjectFolders;
  /** Output folder of this language, for example `fr`; empty for the default one. */
  readonly outputPath: string;
  /** Returns the data for the browser, derived from the manifest. */
  siteData(): SiteData;
  /** Publishes the files that this data refers to. */
  publishDataFiles(): void;
  /** Returns problems of the configuration and of the files it refers to. */
  configProblems(): readonly Problem[];
  /** Name and version of this program, for the generator tag. */
  readonly generator: string;
  /** Opens the project in all other languages; only available in the default one. */
  translations(): Promise<readonly SiteProject[]>;
}

/**
 * Opens a project in one language and reads the heads of all pages. Throws a `BuildError` for an
 * invalid configuration.
 */
export async function openLocale(settings: ProjectSettings, locale: string): Promise<SiteProject> {
  const { root, folders, config } = settings;
  const { defaultLocale, locales } = config;
  const isDefault = locale === defaultLocale;
  const localePath = locales[locale]?.path ?? locale;
  const texts = readTexts(settings, locale);
  const original = isDefault ? texts : readTexts(settings, defaultLocale);
  const redirects = await configRedirects(config, settings.source);
  const site = createLocaleSite(settings, { locale, texts, original, redirects });
  const { versions, awaited } = site.options;
  const isThere = (file: string): boolean =>
    awaited === undefined || !isInside(file, folders.apiDir);
  const files = (await findPageFiles(site.options, root)).filter(isThere);
  site.load(files);
  const program = readProgramName(root, site.options.isForeign);
  const shared = () => {
    const docs = buildDocumentIndex(site.manifest(), versions);
    const { addresses, assets } = pluginFiles(site, docs, program);
    return { ...toSiteData({ config: site.config(), docs, versions, files: addresses }), assets };
  };
  const findings = [
    ...navbarFindings(shared().errors, site, settings),
    ...missingImage(config, folders.publicDirs),
    ...missingFiles(site, settings),
    ...(await wrongAccent(config)),
  ];
  const problems = [
    ...settings.problems,
    ...texts.problems,
    ...noPages(files, site, folders.contentDir),
    ...(await locateFindings(findings, settings.source)),
  ];
  // With a placeholder for an invalid configuration, pages are not read.
  if (hasErrors([...settings.problems, ...texts.problems])) throw new BuildError(problems);
  return {
    site,
    folders,
    outputPath: isDefault ? '' : localePath,
    siteData: () => shared().data,
    publishDataFiles: () => [...shared().assets, ...savedFiles(site)].forEach(site.assets.add),
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

/** Reports a folder without pages, which is more often a wrong path than a new site. */
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
  readonly redirects: readonly WrittenRedirect[];
}

function createLocaleSite(
  settings: ProjectSettings,
  { locale, texts, original, redirects }: LocaleInput,
): Site {
  const { root, environment, folders, includeDrafts, isServed, config } = settings;
  const { versions } = settings;
  const { contentDir, siteDir, apiDir, publicDirs, cacheDir } = folders;
  const isForeign = !isOwnContent(root, contentDir);
  const localized = localizeConfig(config, locale, texts);
  const withApi = environment.DOCS_API !== 'off' && (isServed || existsSync(apiDir));
  const references = findReferences(versions, { contentDir, ...(withApi ? { apiDir } : {}) });
  const generated = [...references.values()].find(({ dir }) => dir === apiDir);
  const leftOut = pathInVersion(generated ?? { path: '/' }, `/${apiMount}/`);
  const translated = locale === config.defaultLocale ? undefined : config.locales[locale]?.path;
  return createSite({
    config: localized,
    defaultCatalogue: original.catalogue,
    root,
    contentDir,
    siteDir,
    mdxComponents: componentsFile(settings),
    ...(config.customCss !== undefined && {
      customCss: path.resolve(path.dirname(settings.source.file), config.customCss),
    }),
    versions: versions.map((version) =>
      toDocsVersion(version, {
        contentDir,
        sidebarsFile: currentSidebars(settings),
        localePath: translated,
        texts: texts.versions[version.name],
        reference: references.get(version.name),
        sharedReference: sharedReference(version.name, references),
      }),
    ),
    ...(withApi ? { apiDir } : {}),
    ...(environment.DOCS_API === 'off' ? { leftOut } : {}),
    ...(isAwaited(settings) ? { awaited: leftOut } : {}),
    publicDirs,
    cacheDir,
    redirects,
    includeDrafts,
    inlineHtml: isServed,
    isForeign,
    hasForeignReference:
      environment.DOCS_API_SOURCE !== undefined && environment.DOCS_API !== 'off' && !isForeign,
  });
}

/**
 * Returns the sidebars file of the current version: the configured one, or that of a Docusaurus
 * site.
 */
function currentSidebars({ root, environment, folders }: ProjectSettings): string | undefined {
  if (environment.DOCS_SIDEBARS !== undefined) return path.resolve(root, environment.DOCS_SIDEBARS);
  return isOwnContent(root, folders.contentDir) ? undefined : findSidebarsFile(folders.siteDir);
}

/**
 * Returns the file with the components of all pages: the configured one, or that of a Docusaurus
 * site.
 */
function componentsFile({ root, folders, config, source }: ProjectSettings): string | undefined {
  const { siteDir, contentDir } = folders;
  if (config.mdxComponents !== undefined)
    return findModule(path.resolve(path.dirname(source.file), config.mdxComponents));
  const usual = path.join(siteDir, 'src/theme/MDXComponents');
  return isOwnContent(root, contentDir) ? undefined : findModule(usual);
}

/**
 * Whether the reference is still being generated: the dev server does not wait for it and uses no
 * partial one.
 */
function isAwaited({ isServed, environment, folders }: ProjectSettings): boolean {
  if (environment.DOCS_API === 'off') return false;
  return isServed && readReferenceStamp(folders.apiDir) === undefined;
}

/** Returns the problems with the navbar's items. Items added for foreign pages are in no file. */
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

/** Reports a missing social-card image: no page shows it, so the link check would not notice. */
function missingImage({ image }: SiteConfig, folders: readonly string[]): readonly Finding[] {
  if (image === undefined || /^https?:/i.test(image)) return [];
  if (folders.some((folder) => existsSync(path.join(folder, image)))) return [];
  const message = `The picture "${image}" of the configuration field "image" does not exist.`;
  const hint = 'Put it into the folder "public", or correct the name.';
  return [{ message, hint, severity: 'error', path: ['image'] }];
}

/** Reports files and folders in the configuration that do not exist. */
function missingFiles(
  { options }: Site,
  { config, folders: { siteDir } }: ProjectSettings,
): readonly Finding[] {
  const { customCss } = options;
  const isMissing = {
    siteFolder: config.siteFolder !== undefined && !existsSync(siteDir),
    customCss: customCss !== undefined && !existsSync(customCss),
    mdxComponents: options.mdxComponents === undefined && config.mdxComponents !== undefined,
  };
  return (['siteFolder', 'customCss', 'mdxComponents'] as const)
    .filter((field) => isMissing[field])
    .map((field) => ({
      message: `The path "${config[field] ?? ''}" of the configuration field "${field}" does not exist.`,
      hint: 'Correct the path; it is relative to the configuration.',
      severity: 'error',
      path: [field],
    }));
}

async function wrongAccent({ accent }: SiteConfig): Promise<readonly Finding[]> {
  if (accent === undefined) return [];
  // Contains all colors of CSS, which few sites need.
  const { explainAccent } = await import('../../styles/accent-rules.ts');
  const fault = explainAccent(accent);
  if (fault === undefined) return [];
  const message = `The configuration field "accent" is wrong: ${fault}.`;
  const hint = 'Write an opaque color of CSS.';
  return [{ message, hint, severity: 'error', path: ['accent'] }];
}
