/** Prefix of a link's hash. */
export const linkParameter = 's=';

/** Maximum length of a link that chat programs and bug trackers do not truncate, approximately. */
export const maxLinkLength = 8000;

/** Maximum size of an unpacked link in bytes, because a short link can contain a huge text. */
export const maxUnpackedBytes = 200_000;

/** Maximum length of a phrase in characters; thousands of commands would block the page. */
export const maxPhraseLength = 1000;
