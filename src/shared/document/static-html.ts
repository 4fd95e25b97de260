/** Attribute of an element of a live page whose content is static HTML: the key of that HTML, as the build knows it. */
export const staticHtmlAttribute = 'data-static';

/** Static HTML of a page by its key. */
export type StaticHtml = Readonly<Record<string, string>>;
