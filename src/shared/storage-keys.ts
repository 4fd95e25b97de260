/**
 * Every key under which the site keeps something in the reader's browser. The first group has the names that readers of
 * the earlier site already have in their storage, so that their choices survive.
 */
export const storageKeys = {
  /** "light" or "dark"; absent until the reader chooses. */
  theme: 'theme',
  /** "true" or "false". */
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** Id of the announcement that the dismissal belongs to. */
  announcementId: 'docusaurus.announcement.id',
  /** "true" when long code lines are wrapped. */
  codeWrap: 'cursorless-docs.code.wrap',
  /** The reader's vocabulary, as JSON. */
  vocabulary: 'cursorless-docs.vocabulary',
  /** Keyboard shortcuts that the reader switched off or changed, as JSON. */
  shortcuts: 'cursorless-docs.shortcuts',
  /** Steps of the course that the reader has done, as JSON. */
  course: 'cursorless-docs.course',
  /** Scroll positions of the tab's history entries, as JSON; in the storage of the tab. */
  scroll: 'cursorless-docs.scroll',
} as const;

/** Key of the preferred version of one docs plugin: `docs-preferred-version-default`. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Key of the chosen tab of one group: `docusaurus.tab.<group>`. */
export function tabGroupKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}
