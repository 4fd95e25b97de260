/** Returns what the bundler puts in place of constants: the site's name in the reader's storage, from its title. */
export function storageNameOf(title: string): { readonly SITE_STORAGE_NAME: string } {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return { SITE_STORAGE_NAME: JSON.stringify(`${name || 'site'}-docs`) };
}
