import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import {
  currentVersionName,
  type ResolvedVersion,
  type VersionConfig,
} from '#shared/config/version-config.ts';
import { pick } from '#shared/text/look-up.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { parseYaml } from '#node/base/syntax/yaml-source.ts';
import type { Reference } from './find-references.ts';
import type { WrittenLanguage } from '#shared/voice/language/language.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';

/** One version of the documentation in the build's language, with its folders. */
export interface DocsVersion extends ResolvedVersion {
  /** Absolute path of the folder with the version's pages. */
  readonly contentDir: string;
  /**
   * Absolute path of the folder with the pages' translations, if the build is not in the default
   * language.
   */
  readonly translationDir?: string;
  /** Translated labels of the version and its sidebars, with the same keys as in Docusaurus. */
  readonly texts: Catalogue;
  /**
   * Absolute path of the file that lists the version's sidebars. Without it, the sidebars follow
   * the folders.
   */
  readonly sidebarsFile?: string;
  /**
   * The reference that the version shows, which may belong to another version; undefined for a site
   * without a reference.
   */
  readonly reference?: Reference;
  /** Spoken language of the version's commands; undefined for a site without a spoken language. */
  readonly spoken?: WrittenLanguage;
}

/**
 * Reads the names of the archived versions, newest first, from `versions.json` next to the content
 * folder, as in Docusaurus.
 */
export function readVersionNames(contentDir: string): {
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
} {
  const file = path.join(contentDir, '../versions.json');
  if (!existsSync(file)) return { names: [], problems: [] };
  const { text, problems } = readTextFile(file);
  const yaml = parseYaml(text, { file });
  const { data, error } = z.array(z.string().regex(/^[^/\\]+$/)).safeParse(yaml.value);
  const fault = (message: string, position: Problem['position']) =>
    errorAt(position, message, 'versions.json is a list of names, newest first: ["2.0", "1.0"].');
  const wrong = yaml.errors.map(({ message, position }) => fault(`${message}.`, position));
  if (problems.length > 0 || wrong.length > 0 || !data) {
    if (wrong.length === 0) {
      const place = yaml.locate(error?.issues[0]?.path ?? []);
      wrong.push(fault('The list of versions cannot be read.', place));
    }
    return { names: [], problems: [...problems, ...wrong] };
  }
  const missing = data.flatMap((name, index) =>
    existsSync(versionFolder(contentDir, name))
      ? []
      : [
          fault(
            `The version "${name}" has no folder: versioned_docs/version-${name} does not exist.`,
            yaml.locate([index]),
          ),
        ],
  );
  return { names: data, problems: missing };
}

/**
 * Returns the absolute paths of the files and folders next to the content folder that define
 * versions and languages. They may not exist.
 */
export function filesNextToContent(contentDir: string): readonly string[] {
  const names = ['versions.json', 'versioned_docs', 'versioned_api', 'versioned_sidebars', 'i18n'];
  return names.map((name) => path.join(contentDir, '..', name));
}

/**
 * Returns a language's folder: `i18n/<localePath>` next to the content folder, as in Docusaurus.
 */
export function translationsFolder(contentDir: string, localePath: string): string {
  return path.join(contentDir, '../i18n', localePath);
}

/**
 * What a version needs in addition to its settings: the current version's files, the language being
 * built, and the version's reference and spoken language.
 */
interface DocsVersionInput extends Pick<
  DocsVersion,
  'sidebarsFile' | 'reference' | 'spoken' | 'sharedReference'
> {
  /** Absolute path of the folder with the current version's pages. */
  readonly contentDir: string;
  /** Name of the language's folder in `i18n/`; undefined when building the default language. */
  readonly localePath?: string;
  /** Translated labels of the version and its sidebars. */
  readonly texts?: Catalogue;
}

/** Resolves a version's folders and labels for the language being built. */
export function toDocsVersion(
  version: ResolvedVersion,
  { contentDir, sidebarsFile, localePath, texts = {}, ...further }: DocsVersionInput,
): DocsVersion {
  const isCurrent = version.name === currentVersionName;
  const folder = isCurrent ? currentVersionName : `version-${version.name}`;
  const archived = path.join(contentDir, '../versioned_sidebars', `${folder}-sidebars.json`);
  const listed = isCurrent ? sidebarsFile : existsSync(archived) ? archived : undefined;
  return {
    ...version,
    ...further,
    label: texts['version.label'] ?? version.label,
    texts,
    contentDir: pagesFolder(contentDir, version.name),
    translationDir:
      localePath === undefined
        ? undefined
        : path.join(
            translationsFolder(contentDir, localePath),
            'docusaurus-plugin-content-docs',
            folder,
          ),
    sidebarsFile: listed,
  };
}

/** Returns the folder of a version's pages: `contentDir` for the current one. */
export function pagesFolder(contentDir: string, name: string): string {
  return name === currentVersionName ? contentDir : versionFolder(contentDir, name);
}

function versionFolder(contentDir: string, name: string) {
  return path.join(contentDir, '../versioned_docs', `version-${name}`);
}

/** Returns a version without the fields that only the build needs. */
export function pickVersion(version: VersionConfig): VersionConfig {
  return pick(version, ['name', 'label', 'isLast', 'path', 'banner', 'badge', 'sharedReference']);
}
