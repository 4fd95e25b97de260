/** Words of this site that all its pages share. */
export const sharedWords: readonly string[] = ['cursorless'];

/** Names of this site that dictation splits into words. */
export const splitSiteNames: readonly string[] = ['cursorless', 'cheatsheet', 'treesitter'];
