/** Returns the path with exactly one trailing slash; the query and hash are kept. */
export function withTrailingSlash(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return `${pathname.replace(/\/+$/, '')}/${rest}`;
}

/**
 * Adds the base path to a path as an author wrote it: (`/docs/`, `/user/`) → `/docs/user/`. A path
 * that already includes the base path, or is not root-relative, is returned unchanged; for the path
 * of a page or file, use `toAddress`.
 */
export function withBase(baseUrl: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  if (path.startsWith(baseUrl)) return path;
  if (`${path}/` === baseUrl) return baseUrl;
  return baseUrl + path.slice(1);
}

/**
 * Removes the base path from a URL path: (`/docs/`, `/docs/user/`) → `/user/`; null if the URL path
 * is not below the base path.
 */
export function withoutBase(baseUrl: string, pathname: string): string | null {
  if (`${pathname}/` === baseUrl) return '/';
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : null;
}

/**
 * Returns the URL path of the page or file at a path, percent-encoded: (`/docs/`, `/über uns/`) →
 * `/docs/%C3%BCber%20uns/`, and the page `/docs/` → `/docs/docs/`. The inverse of `toPath`.
 */
export function toAddress(baseUrl: string, path: string): string {
  return encodePath(baseUrl + path.replace(/^\//, ''));
}

/**
 * Returns the path of the page or file at a root-relative URL, decoded and without the base path;
 * null if the URL is not below the base path.
 */
export function toPath(baseUrl: string, address: string): string | null {
  const inside = withoutBase(baseUrl, pathnameOf(address));
  return inside === null ? null : safeDecode(inside);
}

/** Percent-encodes a path for use in a URL; existing escapes, the query, and the hash are kept. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\dA-F]{2})/gi, '%');
}

/**
 * Returns the URL of a page's section, without the base path: `/%C3%BCber/#setup`. Without an id,
 * returns the URL of the page.
 */
export function sectionAddress(path: string, id: string | undefined): string {
  return id ? `${encodePath(path)}#${id}` : encodePath(path);
}

/** Base paths of a build in one language. */
export interface LanguageBase {
  /** Base path of the default language: `/docs/`. */
  readonly siteBaseUrl: string;
  /** Base path of this language: `/docs/de/`. */
  readonly baseUrl: string;
}

/**
 * Removes the default language's base path, so that the path leads to the same page in the build's
 * language: `/docs/user/` → `/user/`. Returns the path unchanged if it is already below the base
 * path of the build's language.
 */
export function inLanguage({ siteBaseUrl, baseUrl }: LanguageBase, path: string): string {
  if (baseUrl === siteBaseUrl || path.startsWith(baseUrl)) return path;
  return withoutBase(siteBaseUrl, path) ?? path;
}

/**
 * Returns the path of the page at a URL path without the base path, however a host or a reader
 * spells it: `/a/index.html`, `/a/index`, `/a.html`, `/%61` and `/a` → `/a/`.
 */
export function pagePathAt(address: string): string {
  return normalizePath(safeDecode(address));
}

/**
 * Normalizes a path that may include a file name: `/a/index.html`, `/a/index`, `/a.html` and `/a` →
 * `/a/`. Characters are composed (NFC).
 */
export function normalizePath(path: string): string {
  return path
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/*$/, '/')
    .normalize('NFC');
}

/** Returns a URL without its query and hash. */
export function pathnameOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Decodes percent-encoding; returns malformed text unchanged. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether a path on the host belongs to one of the host's other parts, such as `/blog/`. The part
 * `/` is the home page alone.
 */
export function isElsewhere(path: string, parts: readonly string[]): boolean {
  return parts.some((part) =>
    part === '/' ? path === '/' : withTrailingSlash(path).startsWith(withTrailingSlash(part)),
  );
}
