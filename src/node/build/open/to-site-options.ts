import { docusaurusDialect, ownDialect } from '#node/base/dialect/dialect.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isReferenceOff } from '#node/features/reference/is-reference-off.ts';
import { isOwnContent } from '#node/site/config/project-folders.ts';
import { toDocsVersion } from '#node/site/content/docs-versions.ts';
import { findReferences, sharedReference } from '#node/site/content/find-references.ts';
import { findSidebarsFile } from './find-sidebars-file.ts';
import { pathInVersion } from '#node/site/content/place-pages.ts';
import { readReferenceStamp } from '#node/features/reference/reference-stamp.ts';
import { localizeConfig } from '#node/features/languages/localize-config.ts';
import type { LocaleTexts } from '#node/features/languages/locale-texts.ts';
import { withoutVoice } from '#node/features/languages/without-voice.ts';
import { findModule } from '#node/base/files/find-module.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';
import type { ProjectSettings } from './project-settings.ts';

/** Settings that differ between the languages of a project. */
export interface LocaleInput {
  readonly locale: string;
  readonly texts: LocaleTexts;
  /** Texts of the default language, for untranslated pages. */
  readonly original: LocaleTexts;
}

/** Returns the options of a project's site in one language. */
export function toSiteOptions(
  settings: ProjectSettings,
  { locale, texts, original }: LocaleInput,
): SiteOptions {
  const { root, environment, folders, includeDrafts, isServed, config } = settings;
  const { versions } = settings;
  const { contentDir, siteDir, publicDirs, cacheDir } = folders;
  const isOwn = isOwnContent(root, contentDir);
  const catalogue = settings.languages.size > 0 ? texts.catalogue : withoutVoice(texts.catalogue);
  const localized = localizeConfig(config, locale, { ...texts, catalogue });
  const withApi = !isReferenceOff(environment) && (isServed || existsSync(folders.apiDir));
  const apiDir = withApi ? folders.apiDir : undefined;
  const references = findReferences(versions, { contentDir, apiDir, mount: config.api.path });
  const generated = [...references.values()].find(({ dir }) => dir === folders.apiDir);
  const excludedPath = pathInVersion(generated ?? { path: '/' }, `/${config.api.path}/`);
  const translated = locale === config.defaultLocale ? undefined : config.locales[locale]?.path;
  return {
    config: localized,
    defaultCatalogue: original.catalogue,
    root,
    contentDir,
    siteDir,
    mdxComponents: componentsFile(settings),
    configSource: { file: settings.source.file, text: settings.source.text },
    customCss:
      config.customCss === undefined
        ? undefined
        : path.resolve(path.dirname(settings.source.file), config.customCss),
    versions: versions.map((version) =>
      toDocsVersion(version, {
        contentDir,
        sidebarsFile: currentSidebars(settings),
        localePath: translated,
        texts: texts.versions[version.name],
        reference: references.get(version.name),
        spoken: settings.languages.get(version.name),
        sharedReference: sharedReference(version.name, references),
      }),
    ),
    apiDir,
    excludedPath: environment.DOCS_API === 'off' && isOwn ? excludedPath : undefined,
    pendingPath: isPending(settings) ? excludedPath : undefined,
    publicDirs,
    cacheDir,
    includeDrafts,
    inlineHtml: isServed,
    dialect: isOwn ? ownDialect : docusaurusDialect,
    hasOtherReference:
      environment.DOCS_API_SOURCE !== undefined && environment.DOCS_API !== 'off' && isOwn,
  };
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
function isPending({ isServed, environment, folders }: ProjectSettings): boolean {
  const isMissing = readReferenceStamp(folders.apiDir) === undefined;
  return isServed && !isReferenceOff(environment) && isMissing;
}
