import { staticHtmlAttribute, type StaticHtml } from '#shared/document/static-html.ts';

/** Reads a prerendered page's static parts by key, before anything in the document has changed them. */
export function readStaticHtml(content: Element): StaticHtml {
  const elements = [content, ...content.querySelectorAll(`[${staticHtmlAttribute}]`)];
  return Object.fromEntries(
    elements.map((element) => [element.getAttribute(staticHtmlAttribute) ?? '', element.innerHTML]),
  );
}
