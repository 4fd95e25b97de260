/** Words that all of this site's pages share. */
export const sharedWords: readonly string[] = ['cursorless'];

/** Names on this site that dictation splits into words. */
export const splitSiteNames: readonly string[] = ['cursorless', 'cheatsheet', 'treesitter'];
