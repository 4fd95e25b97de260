import { earlierPrefix, storageName } from '#shared/document/storage-name.ts';

/*
 * All keys under which the site stores data in the browser. Keys with the earlier prefix have the
 * same names as on the earlier site, so that its readers keep their choices.
 */

/** "light" or "dark"; absent until the reader chooses. */
export const theme = `${earlierPrefix}theme`;

/** "true" if the reader has closed the announcement; otherwise "false" or absent. */
export const announcementDismissed = `${earlierPrefix}docusaurus.announcement.dismiss`;

/** Id of the announcement that the stored dismissal refers to. */
export const announcementId = `${earlierPrefix}docusaurus.announcement.id`;

/** "true" if long code lines are wrapped. */
export const codeWrap = `${storageName}.code.wrap`;

/** The reader's vocabulary, as JSON. */
export const vocabulary = `${storageName}.vocabulary`;

/** The reader's keyboard shortcuts, as JSON; absent until the reader changes one. */
export const shortcuts = `${storageName}.shortcuts`;

/** "true" if the reader keeps hats visible on page controls. */
export const pageHats = `${storageName}.hats`;

/** Completed steps of the course, as JSON. */
export const course = `${storageName}.course`;

/** Steps of the course that needed a hint or another try, as JSON. */
export const courseHelp = `${storageName}.course.help`;

/** Scheduling data of the answered drill cards, as JSON. */
export const drills = `${storageName}.drills`;

/** Scroll positions of the tab's history entries, as JSON; kept in the tab's session storage. */
export const scroll = `${storageName}.scroll`;

/**
 * Returns the storage key for a docs plugin's preferred version, such as
 * `docs-preferred-version-default`.
 */
export function preferredVersionKey(pluginId: string): string {
  return `${earlierPrefix}docs-preferred-version-${pluginId}`;
}

/** Returns the storage key for a group's chosen tab: `docusaurus.tab.<group>`. */
export function tabGroupKey(groupId: string): string {
  return `${earlierPrefix}docusaurus.tab.${groupId}`;
}
