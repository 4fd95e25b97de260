import { useMemo } from 'react';
import { trustedHtml } from './static/trusted-types.ts';

/** `trustedHtml`, memoized by text: React would write the same HTML again for a new object. */
export function useTrustedHtml(html: string): ReturnType<typeof trustedHtml> {
  return useMemo(() => trustedHtml(html), [html]);
}
