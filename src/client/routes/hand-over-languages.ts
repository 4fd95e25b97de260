import { withBase } from '#shared/paths/base-path.ts';
import type { RoutedAddresses } from './link-clicks.ts';
import type { PageLoader } from './load/page-loader.ts';

/**
 * A loader that leads on to the documents of other languages. Hosts with a single not-found page answer `/de/a.html` with the
 * one of the default language; a page has the same path in every language, so its address is known here. An address that no page
 * has goes to the not-found page of its language.
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
      const clean = page ? withBase(base, page.data.path) : missing;
      if (clean === pathname) return null;
      const query = page ? search : `?at=${encodeURIComponent(pathname + search)}`;
      window.location.replace(clean + query + hash);
      return new Promise<never>(() => undefined);
    },
  };
}

/** Returns a not-found page with the requested address, after the default language's page redirected here. */
export function restoreAddress(baseUrl: string): void {
  const { pathname, search, hash } = window.location;
  const asked = new URLSearchParams(search).get('at');
  if (pathname !== `${baseUrl}404.html` || !asked?.startsWith(baseUrl)) return;
  // Another host is no address that a page may take.
  if (!/^\/[/\\]/.test(asked)) window.history.replaceState(null, '', asked + hash);
}
