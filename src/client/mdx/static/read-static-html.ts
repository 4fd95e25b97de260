import { staticHtmlAttribute, type StaticHtml } from '#shared/document/document-marks.ts';

/**
 * Returns the HTML of a prerendered page's static parts, with the same keys as in the build. Must
 * run before any script changes the parts.
 */
export function readStaticHtml(content: Element): StaticHtml {
  const elements = [content, ...content.querySelectorAll(`[${staticHtmlAttribute}]`)];
  return Object.fromEntries(
    elements.map((element) => [element.getAttribute(staticHtmlAttribute) ?? '', element.innerHTML]),
  );
}
