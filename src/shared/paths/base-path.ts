/** Ensures exactly one slash at the end of the path; search and hash are kept. */
export function withTrailingSlash(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return `${pathname.replace(/\/+$/, '')}/${rest}`;
}

/**
 * Adds the base path to a path as an author wrote it: (`/docs/`, `/user/`) → `/docs/user/`. A path
 * that already includes it is unchanged; for the path of a page or file, use `toAddress`.
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

/**
 * Returns the address of a page or file at a path, percent-encoded: (`/docs/`, `/über uns/`) →
 * `/docs/%C3%BCber%20uns/`, and the page `/docs/` → `/docs/docs/`. The reverse of `toPath`.
 */
export function toAddress(baseUrl: string, path: string): string {
  return encodePath(baseUrl + path.replace(/^\//, ''));
}

/**
 * Returns the path that an address names, decoded as pages and files spell it; null if it is not
 * below the base path.
 */
export function toPath(baseUrl: string, address: string): string | null {
  const inside = withoutBase(baseUrl, pathnameOf(address));
  return inside === null ? null : safeDecode(inside);
}

/** Percent-encodes a path for an address; what is encoded already, query and hash stay. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[\dA-F]{2})/gi, '%');
}

/** Returns the address of a section of a page, without the base path: `/%C3%BCber/#setup`. */
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
 * Resolves a path with the default language's base path to the same page in the language of the
 * build: `/docs/user/` → `/user/`.
 */
export function inLanguage({ siteBaseUrl, baseUrl }: LanguageBase, path: string): string {
  if (baseUrl === siteBaseUrl || path.startsWith(baseUrl)) return path;
  return withoutBase(siteBaseUrl, path) ?? path;
}

/**
 * Returns the path of the page that an address without the base path names, however a host or a
 * reader spelled it: `/a/index.html`, `/a/index`, `/a.html`, `/%61` and `/a` → `/a/`.
 */
export function pagePathAt(address: string): string {
  return normalizePath(safeDecode(address));
}

/**
 * Normalizes a path that is spelled with a file name: `/a/index.html`, `/a/index`, `/a.html` and
 * `/a` → `/a/`; its characters are composed.
 */
export function normalizePath(path: string): string {
  return path
    .replace(/\/index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/*$/, '/')
    .normalize('NFC');
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
