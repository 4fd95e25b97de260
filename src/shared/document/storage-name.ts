/** Constants that the bundler inserts: several sites may share a host. */
declare const SITE_STORAGE_NAME: string;
declare const SITE_STORAGE_PREFIX: string;

/** The site's name in the keys of the reader's storage. */
export const storageName =
  typeof SITE_STORAGE_NAME === 'undefined' ? 'cursorless-docs' : SITE_STORAGE_NAME;

/**
 * Prefix of keys that Docusaurus uses too; empty on the Cursorless site, which used to run on it.
 */
export const earlierPrefix = typeof SITE_STORAGE_PREFIX === 'undefined' ? '' : SITE_STORAGE_PREFIX;

/** Returns the constants that the bundler replaces, derived from the site's title. */
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
