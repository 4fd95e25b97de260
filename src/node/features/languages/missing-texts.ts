import path from 'node:path';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { Message } from './read-messages.ts';
import { mapConfigTexts } from './config-texts.ts';
import { readTextsFile, shippedCatalogue, textFiles } from './locale-texts.ts';

/** A translation file, and the texts missing from it. */
export interface MissingTexts {
  /** Absolute path. */
  readonly file: string;
  /** The missing texts in English, with their keys. */
  readonly missing: readonly Message[];
}

/**
 * Finds texts of the interface, navbar, footer and sidebars that are missing from both the site's
 * files and the built-in catalogues.
 */
export function findMissingTexts({
  locale,
  folder,
  messages,
  config,
}: {
  readonly locale: string;
  /** Absolute path of the language's folder. */
  readonly folder: string;
  /** The interface texts that the language should have. */
  readonly messages: readonly Message[];
  readonly config: SiteConfig;
}): readonly MissingTexts[] {
  const shipped = shippedCatalogue(locale);
  const known = shipped === undefined ? {} : readTextsFile(shipped).texts;
  const own: (Message & { readonly file: string })[] = [];
  mapConfigTexts(config, (file, key, message) => {
    own.push({ file, key, message });
    return message;
  });
  return [
    missingIn(path.join(folder, textFiles.catalogue), messages, known),
    ...(['navbar', 'footer', 'docs'] as const).map((name) =>
      missingIn(
        path.join(folder, textFiles[name]),
        own.filter(({ file }) => file === name),
        {},
      ),
    ),
  ].filter(({ missing }) => missing.length > 0);
}

function missingIn(file: string, wanted: readonly Message[], known: Catalogue): MissingTexts {
  const { texts } = readTextsFile(file);
  const byKey = new Map(wanted.map((message) => [message.key, message]));
  const missing = [...byKey.values()].filter(
    ({ key }) => !Object.hasOwn(texts, key) && !Object.hasOwn(known, key),
  );
  return { file, missing };
}
