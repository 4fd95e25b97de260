import { staticHtmlAttribute, type StaticHtml } from '#shared/document/document-marks.ts';

/**
 * Reads a prerendered page's static parts, with the same keys as in the build. Must run before any
 * script changes them.
 */
export function readStaticHtml(content: Element): StaticHtml {
  const elements = [content, ...content.querySelectorAll(`[${staticHtmlAttribute}]`)];
  return Object.fromEntries(
    elements.map((element) => [element.getAttribute(staticHtmlAttribute) ?? '', element.innerHTML]),
  );
}
