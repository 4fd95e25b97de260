import type { SiteProject } from '#node/compile/model/site.ts';
import { hasErrors } from '#shared/problem.ts';
import { translationsFolder } from '#node/site/content/docs-versions.ts';
import { findPageFiles } from '#node/site/content/page-files.ts';
import { readLocaleTexts, type LocaleTexts } from '#node/features/languages/locale-texts.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { toSiteData } from './page-data/build-site-data.ts';
import { readProgramName } from '#node/site/config/program-name.ts';
import { buildDocumentIndex } from '#node/site/navbar/document-index.ts';
import { createSite } from './assemble/create-site.ts';
import type { ProjectSettings } from './open/project-settings.ts';
import { isInside } from '#node/base/files/is-inside.ts';
import { checkOpened } from './open/check-opened.ts';
import { toSiteOptions } from './open/to-site-options.ts';

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
    return toSiteData({ config: site.config(), docs, versions });
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
