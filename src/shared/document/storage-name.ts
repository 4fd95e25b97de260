/**
 * Returns the constants that the bundler replaces: the site's name in the reader's storage, derived
 * from its title.
 */
export function storageNameOf(title: string): { readonly SITE_STORAGE_NAME: string } {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return { SITE_STORAGE_NAME: JSON.stringify(`${name || 'site'}-docs`) };
}
