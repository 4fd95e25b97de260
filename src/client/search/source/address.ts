import type { ClientConfig } from '#shared/page/site-data.ts';
import { toAddress, withBase, withoutBase } from '#shared/paths/base-path.ts';

/**
 * Resolves a hit's address. An address on the published site becomes a path on this site, including
 * its hash. `path` excludes the base path, and is null if the target needs a full page load.
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

/** Returns the address of the search page for a query, if the site has one. */
export function searchPageHref(
  { baseUrl, search }: ClientConfig,
  query: string,
): string | undefined {
  const path = search.searchPagePath;
  return path ? withBase(baseUrl, `/${path}/?q=${encodeURIComponent(query)}`) : undefined;
}

/** Returns the address of the sandbox with a phrase in its field, if the site has one. */
export function sandboxHref({ baseUrl, search }: ClientConfig, phrase: string): string | undefined {
  const path = search.sandboxPath;
  return path && withBase(baseUrl, `${path}?say=${encodeURIComponent(phrase)}`);
}

/**
 * Returns the address for reporting that a query finds nothing: `reportUrl` with `{query}`
 * replaced.
 */
export function reportHref(reportUrl: string, query: string): string {
  return reportUrl.replace('{query}', encodeURIComponent(query));
}
