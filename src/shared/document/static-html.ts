/** Attribute of an element of a live page whose content is static HTML: the key of that HTML. */
export const staticHtmlAttribute = 'data-static';

/** Static HTML of a page, by key. */
export type StaticHtml = Readonly<Record<string, string>>;
