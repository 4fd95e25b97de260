/*
 * Every key under which the site keeps something in the reader's browser. The first group has the names that readers of
 * the earlier site already have in their storage, so that their choices survive.
 */

/** Name of the site, which the bundler puts in: several sites may share a host. */
declare const SITE_STORAGE_NAME: string;

/** The site's part of the keys below. */
export const storageName =
  typeof SITE_STORAGE_NAME === 'undefined' ? 'cursorless-docs' : SITE_STORAGE_NAME;

/** "light" or "dark"; absent until the reader chooses. */
export const theme = 'theme';

/** "true" or "false". */
export const announcementDismissed = 'docusaurus.announcement.dismiss';

/** Id of the announcement that the dismissal belongs to. */
export const announcementId = 'docusaurus.announcement.id';

/** "true" when long code lines are wrapped. */
export const codeWrap = `${storageName}.code.wrap`;

/** The reader's vocabulary, as JSON. */
export const vocabulary = `${storageName}.vocabulary`;

/** Keyboard shortcuts that the reader turned off or changed, as JSON. */
export const shortcuts = `${storageName}.shortcuts`;

/** "true" while the reader keeps hats on the controls of pages. */
export const pageHats = `${storageName}.hats`;

/** Steps of the course that the reader has done, as JSON. */
export const course = `${storageName}.course`;

/** Steps of the course that took a hint or another try, as JSON. */
export const courseHelp = `${storageName}.course.help`;

/** When the cards of the drills are due, as JSON. */
export const drills = `${storageName}.drills`;

/** Scroll positions of the tab's history entries, as JSON; in the storage of the tab. */
export const scroll = `${storageName}.scroll`;

/** Key of the preferred version of one docs plugin: `docs-preferred-version-default`. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Key of the chosen tab of one group: `docusaurus.tab.<group>`. */
export function tabGroupKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}
