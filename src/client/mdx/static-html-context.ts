import { createContext, use } from 'react';
import type { StaticHtml } from '#shared/static-html.ts';
import { trustedHtml } from './trusted-types.ts';

/** Static HTML of the page by its key, as React takes it. */
type TrustedPieces = Readonly<Record<string, ReturnType<typeof trustedHtml>>>;

/** What the code of an MDX page draws its static parts from. */
export const StaticHtmlContext = createContext<TrustedPieces>({});

/** Makes the value of the context, once for a page: React writes HTML again whenever it is given another object. */
export function toTrustedPieces(pieces: StaticHtml): TrustedPieces {
  return Object.fromEntries(Object.entries(pieces).map(([key, html]) => [key, trustedHtml(html)]));
}

/** The HTML of a static part, for `dangerouslySetInnerHTML`. Throws when the page was given no such part. */
export function useStaticHtml(key: string): ReturnType<typeof trustedHtml> {
  const html = use(StaticHtmlContext)[key];
  if (!html) throw new Error(`The page has no static HTML with the key ${key}.`);
  return html;
}
