import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { Problem } from '#shared/problem.ts';
import { readTextFile } from '../content/read-text-file.ts';
import { parseYaml } from '../yaml/yaml-source.ts';

/** The texts of one language: those of the interface, and those of the configuration by their keys. */
export interface LocaleTexts {
  /** What this program says, with what the site says otherwise. */
  readonly catalogue: Catalogue;
  readonly navbar: Catalogue;
  readonly footer: Catalogue;
  /** Labels of each version and of the categories in its sidebars, by the name of the version. */
  readonly versions: Readonly<Record<string, Catalogue>>;
  readonly problems: readonly Problem[];
}

/** Where each kind of text stands below the folder of a language, as in a site of Docusaurus. */
export const textFiles = {
  catalogue: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  docs: 'docusaurus-plugin-content-docs',
} as const;

/** Folder of the catalogues that come with this program. */
const shippedFolder = path.join(import.meta.dirname, 'catalogues');

/** Codes of the languages that this program itself speaks. */
export function shippedLocales(): readonly string[] {
  return ['en', ...readdirSync(shippedFolder).map((name) => path.basename(name, '.json'))];
}

/** Absolute path of the catalogue of a language that comes with this program; "de-AT" takes that of "de". */
export function shippedCatalogue(locale: string): string | undefined {
  const [language] = locale.split('-');
  return [locale, language]
    .map((code) => path.join(shippedFolder, `${code}.json`))
    .find((file) => existsSync(file));
}

/** Reads the texts of a language: those of this program, and over them those in the site's folder. */
export function readLocaleTexts(locale: string, folder: string): LocaleTexts {
  const problems: Problem[] = [];
  const read = (file: string): Catalogue => {
    const found = readTextsFile(file);
    problems.push(...found.problems);
    return found.texts;
  };
  const own = (name: string): Catalogue => read(path.join(folder, name));
  const shipped = shippedCatalogue(locale);
  const docs = path.join(folder, textFiles.docs);
  const versions = (existsSync(docs) ? readdirSync(docs) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, Catalogue] => [
      path.basename(name, '.json').replace(/^version-/, ''),
      read(path.join(docs, name)),
    ]);
  return {
    catalogue: { ...(shipped === undefined ? {} : read(shipped)), ...own(textFiles.catalogue) },
    navbar: own(textFiles.navbar),
    footer: own(textFiles.footer),
    versions: Object.fromEntries(versions),
    problems,
  };
}

/** Each text with what translators should know of it, as Docusaurus writes it: `{ "id": { "message": "…" } }`. */
export const textsSchema = z.record(
  z.string(),
  z.looseObject({ message: z.string(), description: z.string().optional() }),
);

/** The texts of one file by their keys; none where there is no file. */
export function readTextsFile(file: string): {
  readonly texts: Catalogue;
  readonly problems: readonly Problem[];
} {
  if (!existsSync(file)) return { texts: {}, problems: [] };
  const { text, problems } = readTextFile(file);
  const yaml = parseYaml(text, { file });
  const { data, error } = textsSchema.safeParse(yaml.value ?? {});
  const faults = [
    ...yaml.errors.map(({ message, position }) => ({ message, position })),
    ...(yaml.errors.length > 0 ? [] : (error?.issues ?? [])).map(({ message, path: place }) => ({
      message: `"${place.join('.')}": ${message}`,
      position: yaml.locate(place),
    })),
  ];
  return {
    texts: Object.fromEntries(
      Object.entries(data ?? {}).map(([key, { message }]) => [key, message]),
    ),
    problems: [
      ...problems,
      ...faults.map(({ message, position }): Problem => ({
        message: `The file of translations cannot be read: ${message}.`,
        hint: 'Write each text as "key": { "message": "text" }.',
        severity: 'error',
        position,
      })),
    ],
  };
}
