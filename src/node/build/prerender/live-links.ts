import {
  pageChunkAttribute,
  pagePartsAttribute,
  staticHtmlAttribute,
  type StaticHtml,
} from '#shared/document/document-marks.ts';
import type { PageFiles } from '#shared/paths/site-index.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';

/** Returns links to the style sheets of a live page. */
export function liveStyles({ styles = [] }: PageFiles): string {
  return styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join('');
}

/**
 * Returns preload links to the files that hydrate a live page: its code and, if the document's
 * markup lacks any of its static parts, those parts.
 */
export function liveScripts(
  { modules: [parts = '', content = ''] }: PageFiles,
  staticHtml: StaticHtml,
  markup: string,
): string {
  const isComplete = Object.keys(staticHtml).every((key) =>
    markup.includes(`${staticHtmlAttribute}="${key}"`),
  );
  return [
    preloadModule(content, pageChunkAttribute),
    ...(isComplete ? [] : [preloadModule(parts, pagePartsAttribute)]),
  ].join('\n    ');
}

/** Returns a link that preloads a module. The app finds the link by the attribute. */
export function preloadModule(file: string, attribute: string): string {
  return `<link rel="modulepreload" href="${escapeHtml(file)}" ${attribute}>`;
}
