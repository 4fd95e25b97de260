import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { currentVersionName } from '#shared/config/version-config.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { parseYaml, yamlProblems } from '#node/base/syntax/yaml-source.ts';

/** One language's texts for the interface and the configuration, keyed by message id. */
export interface LocaleTexts {
  /** Interface texts, with the site's own overrides. */
  readonly catalogue: Catalogue;
  readonly navbar: Catalogue;
  readonly footer: Catalogue;
  /** Labels of the current version and its sidebars. */
  readonly docs: Catalogue;
  /** Labels of each version and its sidebar categories, keyed by version name. */
  readonly versions: Readonly<Record<string, Catalogue>>;
  readonly problems: readonly Problem[];
}

/**
 * Path of the file with each kind of text (of the folder for `versions`), relative to a language's
 * folder, as in Docusaurus.
 */
export const textFiles = {
  catalogue: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  versions: 'docusaurus-plugin-content-docs',
  docs: `docusaurus-plugin-content-docs/${currentVersionName}.json`,
} as const;

/** Folder of the built-in catalogues. */
const shippedFolder = path.join(import.meta.dirname, 'catalogues');

/** Returns the codes of the languages that the interface is translated into. */
export function shippedLocales(): readonly string[] {
  return ['en', ...readdirSync(shippedFolder).map((name) => path.basename(name, '.json'))];
}

/** Returns the absolute path of a language's built-in catalogue; "de-AT" uses the one for "de". */
export function shippedCatalogue(locale: string): string | undefined {
  const [language] = locale.split('-');
  return [locale, language]
    .map((code) => path.join(shippedFolder, `${code}.json`))
    .find((file) => existsSync(file));
}

/** Reads a language's texts: the built-in texts, overridden by those in the site's folder. */
export function readLocaleTexts(locale: string, folder: string): LocaleTexts {
  const problems: Problem[] = [];
  const read = (file: string): Catalogue => {
    const found = readTextsFile(file);
    problems.push(...found.problems);
    return found.texts;
  };
  const own = (name: string): Catalogue => read(path.join(folder, name));
  const shipped = shippedCatalogue(locale);
  const docs = path.join(folder, textFiles.versions);
  const versions: Record<string, Catalogue> = {};
  for (const name of existsSync(docs) ? readdirSync(docs) : [])
    if (name.endsWith('.json'))
      versions[path.basename(name, '.json').replace(/^version-/, '')] = read(path.join(docs, name));
  return {
    catalogue: { ...(shipped === undefined ? {} : read(shipped)), ...own(textFiles.catalogue) },
    navbar: own(textFiles.navbar),
    footer: own(textFiles.footer),
    docs: versions[currentVersionName] ?? {},
    versions,
    problems,
  };
}

/**
 * Schema of texts with notes for translators, in Docusaurus's format: `{ "id": { "message": "…" }
 * }`.
 */
export const textsSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string(), description: z.string().optional() }),
);

/** Reads one file's texts, keyed by message id; empty if the file does not exist. */
export function readTextsFile(file: string): {
  readonly texts: Catalogue;
  readonly problems: readonly Problem[];
} {
  if (!existsSync(file)) return { texts: {}, problems: [] };
  const { text, problems } = readTextFile(file);
  const yaml = parseYaml(text, { file });
  const { data = {}, error } = textsSchema.safeParse(yaml.value ?? {});
  const words = 'The translation file cannot be read';
  return {
    texts: Object.fromEntries(Object.entries(data).map(([key, { message }]) => [key, message])),
    problems: [
      ...problems,
      ...yamlProblems(yaml, words),
      ...(error?.issues ?? []).map(({ message, path: place }) =>
        errorAt(
          yaml.locate(place),
          `${words}: "${place.join('.')}": ${message}.`,
          'Write each text as "key": { "message": "text" }.',
        ),
      ),
    ],
  };
}
