import { withBase } from '#shared/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';

/** What `import useBaseUrl from '@docusaurus/useBaseUrl'` means here: the base path before a path inside the site. */
export default function useBaseUrl(path: string): string {
  const { baseUrl } = useSite().config;
  return withBase(baseUrl, path.startsWith('/') || /^[a-z]+:/i.test(path) ? path : `/${path}`);
}
