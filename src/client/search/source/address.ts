import type { ClientConfig } from '#shared/page/site-data.ts';
import { toAddress, withBase, withoutBase } from '#shared/paths/base-path.ts';

/**
 * Resolves a hit's URL. A URL on the published site becomes one on this site, and anything other
 * than an HTTP URL becomes the home page. `path` includes the hash but not the base path, and is
 * null if the target needs a full page load.
 */
export function toHitTarget(
  address: string,
  { baseUrl, url, search: { externalUrlRegex } }: ClientConfig,
) {
  const { origin } = window.location;
  const parsed = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return { href: baseUrl, path: '/' };
  const isHere =
    (parsed.origin === origin || (url !== '' && parsed.origin === new URL(url).origin)) &&
    !(externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(address));
  const page = isHere ? withoutBase(baseUrl, parsed.pathname) : null;
  if (page === null) return { href: parsed.href, path: null };
  const path = page + parsed.search + parsed.hash;
  return { href: toAddress(baseUrl, path), path };
}

/** Returns the URL of the search page for a query; undefined if the site has no search page. */
export function searchPageHref(
  { baseUrl, search }: ClientConfig,
  query: string,
): string | undefined {
  const path = search.searchPagePath;
  return path ? withBase(baseUrl, `/${path}/?q=${encodeURIComponent(query)}`) : undefined;
}

/**
 * Returns the URL of the sandbox with a phrase in its field; undefined if the site has no sandbox.
 */
export function sandboxHref({ baseUrl, search }: ClientConfig, phrase: string): string | undefined {
  const path = search.sandboxPath;
  return path && withBase(baseUrl, `${path}?say=${encodeURIComponent(phrase)}`);
}

/**
 * Returns the URL for reporting that a query finds nothing: `reportUrl` with `{query}` replaced.
 */
export function reportHref(reportUrl: string, query: string): string {
  return reportUrl.replace('{query}', encodeURIComponent(query));
}
