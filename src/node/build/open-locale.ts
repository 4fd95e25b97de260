import { hasErrors, type Problem } from '#shared/problem.ts';
import { translationsFolder } from '#node/site/content/docs-versions.ts';
import { findPageFiles } from '#node/site/content/page-files.ts';
import { readLocaleTexts, type LocaleTexts } from '#node/features/languages/locale-texts.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { toSiteData } from './page-data/build-site-data.ts';
import { buildDocumentIndex } from './open/build-document-index.ts';
import { pluginFiles, readProgramName } from './page-data/plugin-files.ts';
import { createSite } from './assemble/create-site.ts';
import { addText } from '#node/compile/model/assets.ts';
import type { Site } from '#node/compile/model/site.ts';
import type { ProjectSettings } from './open/project-settings.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';
import { isInside } from '#node/base/files/is-inside.ts';
import { checkOpened } from './open/check-opened.ts';
import { toSiteOptions } from './open/to-site-options.ts';

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
  /** Finds what is wrong with the configuration and with the files it refers to now. */
  configProblems(): Promise<readonly Problem[]>;
  /** Absolute paths of the files of the spoken languages. */
  readonly languageFiles: readonly string[];
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
  const site = createSite(toSiteOptions(settings, { locale, texts, original }));
  const { versions, pendingPath } = site.options;
  const exists = (file: string): boolean =>
    pendingPath === undefined || !isInside(file, folders.apiDir);
  const files = (await findPageFiles(site.options, root)).filter(exists);
  site.load(files);
  const program = readProgramName(root, site.options.dialect);
  const shared = () => {
    const docs = buildDocumentIndex(site.manifest(), versions);
    const assets = pluginFiles(site, docs, program);
    return { ...toSiteData({ config: site.config(), docs, versions }), assets };
  };
  const { problems, voiceProblems } = settings;
  const configProblems = async () => [
    ...problems,
    ...voiceProblems,
    ...texts.problems,
    ...(await checkOpened(site, settings, shared().errors)),
  ];
  // Pages are not read with the placeholder for an invalid configuration.
  if (hasErrors([...problems, ...texts.problems])) throw new BuildError(await configProblems());
  return {
    site,
    folders,
    outputPath: isDefault ? '' : localePath,
    siteData: () => shared().data,
    publishDataFiles() {
      for (const asset of shared().assets) addText(site.assets, asset);
    },
    configProblems,
    languageFiles: settings.languageFiles,
    generator: `${program.name} ${program.version}`,
    translations: () =>
      Promise.all(
        Object.keys(locales)
          .filter((other) => isDefault && other !== defaultLocale)
          .map((other) => openLocale(settings, other)),
      ),
  };
}

function readTexts({ folders, config }: ProjectSettings, locale: string): LocaleTexts {
  const localePath = config.locales[locale]?.path ?? locale;
  return readLocaleTexts(locale, translationsFolder(folders.contentDir, localePath));
}
