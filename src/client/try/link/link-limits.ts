/** What a link's hash begins with. */
export const linkKey = 's=';

/** Characters of the longest link: about what chat programs and bug trackers keep whole. */
export const maxLinkLength = 8000;

/** Bytes that a link may unpack to: a small link can hold a huge text. */
export const maxUnpackedBytes = 200_000;
