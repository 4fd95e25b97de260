import { createContext, use } from 'react';
import type { StaticHtml } from '#shared/document/document-marks.ts';
import { trustedHtml } from './trusted-types.ts';

/** A page's static HTML, keyed by part, as values for `dangerouslySetInnerHTML`. */
type TrustedPieces = Readonly<Record<string, ReturnType<typeof trustedHtml>>>;

/** Provides static HTML to the code of an MDX page. */
export const StaticHtmlContext = createContext<TrustedPieces>({});

/**
 * Creates the context value. Call it only once per page, because React would write the HTML again
 * for a new object.
 */
export function toTrustedPieces(pieces: StaticHtml): TrustedPieces {
  return Object.fromEntries(Object.entries(pieces).map(([key, html]) => [key, trustedHtml(html)]));
}

/**
 * Returns the HTML of a static part for `dangerouslySetInnerHTML`. Throws if the page has no such
 * part.
 */
export function useStaticHtml(key: string): ReturnType<typeof trustedHtml> {
  const html = use(StaticHtmlContext)[key];
  if (!html) throw new Error(`The page has no static HTML with the key ${key}.`);
  return html;
}
