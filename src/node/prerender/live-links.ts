import { pageChunkAttribute, pagePartsAttribute } from '#shared/document-marks.ts';
import { staticHtmlAttribute } from '#shared/static-html.ts';
import { escapeHtml } from '../html/escape-html.ts';

/** Where the code of a live page is. */
export interface LivePageFiles {
  /** Address of the code of its content alone: the document holds the static parts. */
  readonly content: string;
  /** Address of the module that brings the static parts, for a document that lacks some of them. */
  readonly parts: string;
  /** Keys of the static parts. */
  readonly staticKeys: readonly string[];
  /** Addresses of the style sheets of its components. */
  readonly styles: readonly string[];
}

/** Links to the style sheets of a live page. */
export function liveStyles({ styles }: LivePageFiles): readonly string[] {
  return styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`);
}

/** Links to what takes a live page over, given the document's markup: its code, and its static parts where that lacks some. */
export function liveScripts({ content, parts, staticKeys }: LivePageFiles, markup: string): string {
  const isComplete = staticKeys.every((key) => markup.includes(`${staticHtmlAttribute}="${key}"`));
  return [
    preload(content, pageChunkAttribute),
    ...(isComplete ? [] : [preload(parts, pagePartsAttribute)]),
  ].join('\n    ');
}

function preload(file: string, attribute: string): string {
  return `<link rel="modulepreload" href="${escapeHtml(file)}" ${attribute}>`;
}
