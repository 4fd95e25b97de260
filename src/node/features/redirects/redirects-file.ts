import { toAddress } from '#shared/paths/base-path.ts';
import type { Redirect } from '#node/compile/model/site.ts';

/** Name of the output file from which Netlify and Cloudflare Pages read redirects. */
export const redirectsFile = '_redirects';

/**
 * Matches paths that these hosts would treat as patterns. They get no line in the file, but the
 * pages at these paths still redirect.
 */
const pattern = /[*]|\/:/;

/** Matches characters that would end or alter a URL in a host's configuration. */
const special = /[\s"$;\\`{}]/g;

/**
 * Returns the lines of `_redirects`. A path that ends with a slash has a second line without it.
 */
export function redirectLines(
  redirects: readonly Pick<Redirect, 'from' | 'to'>[],
  baseUrl: string,
): readonly string[] {
  return redirects
    .filter(({ from }) => !pattern.test(from))
    .flatMap(({ from, to }) => {
      const address = toAddress(baseUrl, from);
      const spellings = address.endsWith('/') ? [address.slice(0, -1), address] : [address];
      const target = to.replace(special, encodeURIComponent);
      return spellings.map((spelling) => `${spelling} ${target} 301`);
    });
}
