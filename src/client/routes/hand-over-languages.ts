import { toAddress, withBase } from '#shared/paths/base-path.ts';
import type { RoutedAddresses } from './link-clicks.ts';
import type { PageLoader } from './load/page-loader.ts';

/**
 * Creates a loader that redirects to documents in other languages. A host with a single not-found
 * page answers `/de/a.html` with the default language's not-found page. Since a page has the same
 * path in every language, its URL can be derived. Unknown paths lead to the not-found page in the
 * requested language.
 */
export function handOverLanguages(
  loader: PageLoader,
  { baseUrl, nested }: RoutedAddresses,
): PageLoader {
  return {
    ...loader,
    async load(path) {
      const address = withBase(baseUrl, path);
      const base = nested.find((candidate) => address.startsWith(candidate));
      if (base === undefined) return loader.load(path);
      const page = await loader.load(`/${address.slice(base.length)}`);
      const { pathname, search, hash } = window.location;
      const missing = `${base}404.html`;
      const clean = page ? toAddress(base, page.data.path) : missing;
      if (clean === pathname) return null;
      const query = page ? search : `?at=${encodeURIComponent(pathname + search)}`;
      window.location.replace(clean + query + hash);
      return new Promise<never>(() => undefined);
    },
  };
}

/**
 * Restores the requested URL on a not-found page after the default language's page has redirected
 * here.
 */
export function restoreAddress(baseUrl: string): void {
  const { pathname, search, hash } = window.location;
  const requested = new URLSearchParams(search).get('at');
  if (pathname !== `${baseUrl}404.html` || !requested?.startsWith(baseUrl)) return;
  // Must not accept a URL on another host, such as `//example.com`; browsers ignore tabs and line
  // breaks between the slashes.
  if (!/^\/[\s/\\]/.test(requested)) window.history.replaceState(null, '', requested + hash);
}
