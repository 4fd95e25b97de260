/** Attribute of an element of a live page whose content is static HTML: the key of that HTML. */
export const staticHtmlAttribute = 'data-static';

/** Static HTML of a page; its elements refer to it by these keys. */
export type StaticHtml = Readonly<Record<string, string>>;
