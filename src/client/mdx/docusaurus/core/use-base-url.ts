import { withBase } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';

/**
 * Replacement for `import useBaseUrl from '@docusaurus/useBaseUrl'`: adds the base path to a site
 * path.
 */
export default function useBaseUrl(path: string): string {
  return useBaseUrlUtils().withBaseUrl(path);
}

/**
 * Replacement for `useBaseUrlUtils`: returns `withBaseUrl`, which adds the base path to site paths.
 */
export function useBaseUrlUtils(): { readonly withBaseUrl: (path: string) => string } {
  const { baseUrl } = useSite().config;
  return {
    withBaseUrl: (path) =>
      withBase(baseUrl, path.startsWith('/') || /^[a-z]+:/i.test(path) ? path : `/${path}`),
  };
}
