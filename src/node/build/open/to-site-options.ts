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

/** What the sites of a project in all its languages are made from. */
export interface ProjectSettings extends Pick<SiteOptions, 'isServed' | 'configSource'> {
  readonly environment: Environment;
  readonly folders: ProjectFolders;
  readonly config: SiteConfig;
  readonly versions: readonly ResolvedVersion[];
  /** The spoken language of each version, by name; empty for a site without one. */
  readonly languages: ReadonlyMap<string, WrittenLanguage>;
  /** Absolute paths of the files of these languages. */
  readonly languageFiles: readonly string[];
  readonly problems: readonly Problem[];
  /** Problems of the files of these languages. */
  readonly voiceProblems: readonly Problem[];
}

/** A language, and its texts. */
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
    pendingPath: isPending(settings) ? excludedPath : undefined,
    dialect: isOwnContent ? ownDialect : docusaurusDialect,
  };
}

function nextToConfig(file: string, { configSource }: ProjectSettings): string {
  return path.resolve(path.dirname(configSource.file), file);
}

/**
 * Returns the sidebars file of the current version: the configured one, or that of a Docusaurus
 * site.
 */
function currentSidebars({ environment, folders }: ProjectSettings): string | undefined {
  if (environment.DOCS_SIDEBARS !== undefined)
    return path.resolve(folders.root, environment.DOCS_SIDEBARS);
  return folders.isOwnContent ? undefined : findSidebarsFile(folders.siteDir);
}

/**
 * Returns the file with the components of all pages: the configured one, or that of a Docusaurus
 * site.
 */
function componentsFile(settings: ProjectSettings): string | undefined {
  const { config, folders } = settings;
  if (config.mdxComponents !== undefined)
    return findModule(nextToConfig(config.mdxComponents, settings));
  const usual = path.join(folders.siteDir, 'src/theme/MDXComponents');
  return folders.isOwnContent ? undefined : findModule(usual);
}

/**
 * Whether the reference is still being generated: the dev server does not wait for it and uses no
 * partial one.
 */
function isPending({ isServed, environment, folders }: ProjectSettings): boolean {
  const isMissing = readReferenceStamp(folders.apiDir) === undefined;
  return isServed && !isReferenceOff(environment) && isMissing;
}
