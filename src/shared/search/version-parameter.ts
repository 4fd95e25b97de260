/** Parameter of the search page's address that names the version to search in. */
export const versionParameter = 'version';
