import { useMemo } from 'react';
import { trustedHtml } from './static/trusted-types.ts';

/**
 * Memoizes `trustedHtml` by text, because React would write the same HTML again for a new object.
 */
export function useTrustedHtml(html: string): ReturnType<typeof trustedHtml> {
  return useMemo(() => trustedHtml(html), [html]);
}
