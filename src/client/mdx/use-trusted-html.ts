import { useMemo } from 'react';
import { trustedHtml } from './trusted-types.ts';

/** `trustedHtml` as one object for as long as the text is the same: React would write the same HTML again for another. */
export function useTrustedHtml(html: string): ReturnType<typeof trustedHtml> {
  return useMemo(() => trustedHtml(html), [html]);
}
