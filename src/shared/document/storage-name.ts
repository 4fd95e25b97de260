/**
 * Constants that the bundler inserts. They differ between sites, because several sites may share a
 * host.
 */
declare const SITE_STORAGE_NAME: string;
declare const SITE_STORAGE_PREFIX: string;

/** The site's name, as used in the keys of browser storage. */
export const storageName =
  typeof SITE_STORAGE_NAME === 'undefined' ? 'cursorless-docs' : SITE_STORAGE_NAME;

/**
 * Prefix of the storage keys that Docusaurus uses too; empty for the Cursorless site, which used to
 * run on Docusaurus.
 */
export const earlierPrefix = typeof SITE_STORAGE_PREFIX === 'undefined' ? '' : SITE_STORAGE_PREFIX;

/** Returns the source code of the constants' values, derived from the site's title. */
export function storageNameOf(
  title: string,
): Readonly<Record<'SITE_STORAGE_NAME' | 'SITE_STORAGE_PREFIX', string>> {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const name = `${words || 'site'}-docs`;
  return {
    SITE_STORAGE_NAME: JSON.stringify(name),
    SITE_STORAGE_PREFIX: JSON.stringify(name === 'cursorless-docs' ? '' : `${name}.`),
  };
}
