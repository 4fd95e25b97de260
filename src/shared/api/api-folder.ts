/** Folder of the API reference in a site's addresses, unless `DOCS_API_PATH` names another one. */
export const apiFolder = 'contributing/api';
