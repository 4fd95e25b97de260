/** Start of a link's hash, after the `#`; the shared text follows. */
export const linkParameter = 's=';

/**
 * Approximate maximum length, in characters, of a link that chat programs and bug trackers do not
 * truncate.
 */
export const maxLinkLength = 8000;

/**
 * Maximum size of a link's decompressed data in bytes, because a short link can expand to a huge
 * text.
 */
export const maxUnpackedBytes = 200_000;

/** Maximum length of a phrase in characters; thousands of commands would block the page. */
export const maxPhraseLength = 1000;
