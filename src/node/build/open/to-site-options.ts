import { docusaurusDialect, ownDialect } from '#node/base/dialect/dialect.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '#shared/config/environment.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { ResolvedVersion } from '#shared/config/version-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { WrittenLanguage } from '#shared/voice/language/language.ts';
import { isReferenceOff } from '#node/features/reference/is-reference-off.ts';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';
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

/** Everything needed to create a project's site in every language. */
export interface ProjectSettings extends Pick<SiteOptions, 'isServed' | 'configSource'> {
  readonly environment: Environment;
  readonly folders: ProjectFolders;
  readonly config: SiteConfig;
  readonly versions: readonly ResolvedVersion[];
  /**
   * Each version's spoken language, keyed by version name; empty for a site without a spoken
   * language.
   */
  readonly languages: ReadonlyMap<string, WrittenLanguage>;
  /** Absolute paths of the files that define the spoken languages. */
  readonly languageFiles: readonly string[];
  readonly problems: readonly Problem[];
  /** Problems in the files that define the spoken languages. */
  readonly voiceProblems: readonly Problem[];
}

/**
 * Returns the options of a project's site in one language. `original` contains the texts of the
 * default language, for untranslated pages.
 */
export function toSiteOptions(
  settings: ProjectSettings,
  locale: string,
  texts: LocaleTexts,
  original: LocaleTexts,
): SiteOptions {
  const { environment, folders, isServed, config, configSource, versions, languages } = settings;
  const { contentDir, apiDir, isOwnContent } = folders;
  const catalogue = languages.size > 0 ? texts.catalogue : withoutVoice(texts.catalogue);
  const hasReference = !isReferenceOff(environment) && (isServed || existsSync(apiDir));
  const references = findReferences(versions, {
    contentDir,
    apiDir: hasReference ? apiDir : undefined,
    mount: config.api.path,
  });
  const generated = [...references.values()].find(({ dir }) => dir === apiDir);
  const excludedPath = pathInVersion(generated ?? { path: '/' }, `/${config.api.path}/`);
  const isOff = environment.DOCS_API === 'off';
  // The dev server neither waits for a reference that is still being generated nor uses a partial
  // one.
  const isPending =
    isServed && !isReferenceOff(environment) && readReferenceStamp(apiDir) === undefined;
  const localePath = locale === config.defaultLocale ? undefined : config.locales[locale]?.path;
  return {
    ...folders,
    isServed,
    configSource,
    config: localizeConfig(config, locale, { ...texts, catalogue }),
    defaultCatalogue: original.catalogue,
    mdxComponents: componentsFile(settings),
    customCss:
      config.customCss === undefined ? undefined : nextToConfig(config.customCss, settings),
    versions: versions.map((version) =>
      toDocsVersion(version, {
        contentDir,
        sidebarsFile: currentSidebars(settings),
        localePath,
        texts: texts.versions[version.name],
        reference: references.get(version.name),
        spoken: languages.get(version.name),
        sharedReference: sharedReference(version.name, references),
      }),
    ),
    hasReference,
    hasOtherReference: environment.DOCS_API_SOURCE !== undefined && !isOff && isOwnContent,
    excludedPath: isOff && isOwnContent ? excludedPath : undefined,
    pendingPath: isPending ? excludedPath : undefined,
    dialect: isOwnContent ? ownDialect : docusaurusDialect,
  };
}

function nextToConfig(file: string, { configSource }: ProjectSettings) {
  return path.resolve(path.dirname(configSource.file), file);
}

/**
 * Returns the current version's sidebars file: the configured one, or the Docusaurus site's own.
 */
function currentSidebars({ environment, folders }: ProjectSettings) {
  if (environment.DOCS_SIDEBARS !== undefined)
    return path.resolve(folders.root, environment.DOCS_SIDEBARS);
  return folders.isOwnContent ? undefined : findSidebarsFile(folders.siteDir);
}

/**
 * Returns the file that defines components for all pages: the configured one, or the Docusaurus
 * site's own.
 */
function componentsFile(settings: ProjectSettings) {
  const { config, folders } = settings;
  if (config.mdxComponents !== undefined)
    return findModule(nextToConfig(config.mdxComponents, settings));
  const usual = path.join(folders.siteDir, 'src/theme/MDXComponents');
  return folders.isOwnContent ? undefined : findModule(usual);
}
