/** Query parameter of the search page that names the version to search in. */
export const versionParameter = 'version';
