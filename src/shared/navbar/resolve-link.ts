import { withBase, withTrailingSlash } from '../paths/base-path.ts';
import type { LinkTarget } from '../config/site-config.ts';
import type { ResolvedLink } from './resolved-item.ts';

/** Attribute of links that the router must leave to the browser. */
export const fullLoadAttribute = 'data-full-load';

/** Prefix for a path on this host that is not a page of this site. */
export const plainPathPrefix = 'pathname://';

interface LinkInput
  extends LinkTarget, Pick<ResolvedLink, 'label' | 'html' | 'activeBasePath' | 'activeBaseRegex'> {
  readonly prependBaseUrlToHref?: boolean;
}

/** Whether a URL leaves the site: it starts with a scheme, or with two slashes before a host. */
function isExternal(href: string) {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Whether a link opens in a new tab. Links to web pages on other sites do; `mailto:` and similar
 * links do not.
 */
export function opensNewTab(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** Returns the anchor attributes that an item's configuration may set, under their React names. */
export function readAttributes(item: object): Record<string, string> {
  const allowed = /^(?:data-|aria-)|^(?:target|rel|className|title)$/;
  return Object.fromEntries(
    Object.entries(item).filter(
      (entry): entry is [string, string] => allowed.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

/** Returns the anchor attributes for a URL: pages on other sites open in a new tab. */
export function linkAttributes(href: string): Record<string, string> {
  return opensNewTab(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

/**
 * Returns the site path for a configured link, with a trailing slash. Adds the leading slash if the
 * author omitted it (`guide`); links that start with `.`, `?` or `#` remain relative.
 */
export function sitePath(to: string): string {
  return withTrailingSlash(/^[/?#.]/.test(to) ? to : `/${to}`);
}

/** Resolves a configured link to its final URL and attributes. */
export function resolveLink(input: LinkInput, baseUrl: string): ResolvedLink {
  const { label, html, activeBasePath, activeBaseRegex } = input;
  const target = resolveTarget(input, baseUrl);
  const attributes = {
    ...linkAttributes(target.href),
    ...target.attributes,
    ...readAttributes(input),
  };
  return {
    kind: 'link',
    label,
    html,
    activeBasePath,
    activeBaseRegex,
    href: target.href,
    path: target.path,
    attributes,
  };
}

function resolveTarget(
  { to, href = '', prependBaseUrlToHref = false }: LinkInput,
  baseUrl: string,
): Pick<ResolvedLink, 'href' | 'path'> & { attributes?: Record<string, string> } {
  const written = to ?? href;
  if (written.startsWith(plainPathPrefix)) {
    return {
      href: withBase(baseUrl, written.slice(plainPathPrefix.length)),
      attributes: { [fullLoadAttribute]: '' },
    };
  }
  if (to !== undefined && !isExternal(to)) {
    const path = sitePath(to);
    return { href: withBase(baseUrl, path), path };
  }
  return { href: prependBaseUrlToHref ? withBase(baseUrl, written) : written };
}
