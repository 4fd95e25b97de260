/** Attribute of an element of a live page whose content is static HTML: the key of that HTML, as the build knows it. */
export const staticHtmlAttribute = 'data-static';

/** Static HTML of a page by its key. */
export type StaticHtml = Readonly<Record<string, string>>;

/** Attribute of the preload link of a live page's code. */
export const pageChunkAttribute = 'data-page-chunk';

/** Attribute of the preload link of a live page's static parts, in a document that does not hold all of them. */
export const pagePartsAttribute = 'data-page-parts';
