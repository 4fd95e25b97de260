/** Ensures exactly one slash at the end of the path; search and hash are kept. */
export function withTrailingSlash(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return `${pathname.replace(/\/+$/, '')}/${rest}`;
}

/**
 * Adds the base path to a site path: (`/docs/`, `/user/`) → `/docs/user/`. A path that already
 * includes it is unchanged.
 */
export function withBase(baseUrl: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  if (path.startsWith(baseUrl)) return path;
  if (`${path}/` === baseUrl) return baseUrl;
  return baseUrl + path.slice(1);
}

/**
 * Removes the base path from an address: (`/docs/`, `/docs/user/`) → `/user/`; null if the address
 * is not below it.
 */
export function withoutBase(baseUrl: string, pathname: string): string | null {
  if (`${pathname}/` === baseUrl) return '/';
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : null;
}

/** Base paths of a build in one language. */
export interface LanguageBase {
  /** Base path of the default language: `/docs/`. */
  readonly siteBaseUrl: string;
  /** Base path of this language: `/docs/de/`. */
  readonly baseUrl: string;
}

/**
 * Resolves a path with the default language's base path to the same page in the language of the
 * build: `/docs/user/` → `/user/`.
 */
export function inLanguage({ siteBaseUrl, baseUrl }: LanguageBase, path: string): string {
  if (baseUrl === siteBaseUrl || path.startsWith(baseUrl)) return path;
  return withoutBase(siteBaseUrl, path) ?? path;
}

/**
 * Normalizes a path that a host or a reader spelled with a file name: `/a/index.html`, `/a/index`,
 * `/a.html` and `/a` → `/a/`.
 */
export function normalizePathname(pathname: string): string {
  const clean = pathname.replace(/\/index(?:\.html)?$/, '/').replace(/\.html$/, '');
  return withTrailingSlash(clean);
}

/** Returns an address without query and hash. */
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
 * Whether a path of the host belongs to one of its other parts (`/blog/`); the part "/" is the home
 * page alone.
 */
export function isElsewhere(path: string, parts: readonly string[]): boolean {
  return parts.some((part) =>
    part === '/' ? path === '/' : withTrailingSlash(path).startsWith(withTrailingSlash(part)),
  );
}
