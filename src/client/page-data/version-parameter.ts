/** Parameter in the search page's address for the version to search in. */
export const versionParameter = 'version';
