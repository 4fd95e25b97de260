/** Words that say nothing on this site, because all of its pages share them; used as stop words. */
export const sharedWords: readonly string[] = ['cursorless'];

/** Names on this site that dictation splits into words. */
export const splitSiteNames: readonly string[] = ['cursorless', 'cheatsheet', 'treesitter'];
