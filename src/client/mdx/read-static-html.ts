import { staticHtmlAttribute, type StaticHtml } from '#shared/static-html.ts';

/** The static parts of a prerendered page, by their keys: as they are in the document before anything has changed them. */
export function readStaticHtml(content: Element): StaticHtml {
  const elements = [content, ...content.querySelectorAll(`[${staticHtmlAttribute}]`)];
  return Object.fromEntries(
    elements.map((element) => [element.getAttribute(staticHtmlAttribute) ?? '', element.innerHTML]),
  );
}
