import type { LocaleConfig } from '../config/site-config.ts';

/** A build's base path, its language, and all languages of the site. */
export interface LocaleInput {
  readonly baseUrl: string;
  readonly locales: Readonly<Record<string, LocaleConfig>>;
  readonly defaultLocale: string;
  /** The language of this build. */
  readonly current: string;
}

/** Returns the base paths of all languages except the build's. */
export function otherBases(input: LocaleInput): readonly string[] {
  const others = Object.keys(input.locales).filter((locale) => locale !== input.current);
  return others.map((locale) => localeHref(input, locale, '/'));
}

/**
 * Returns the base paths of other languages that are below the build's base path. For the default
 * language, these are all other base paths.
 */
export function nestedBases(input: LocaleInput): readonly string[] {
  return otherBases(input).filter((base) => base.startsWith(input.baseUrl));
}

/**
 * Returns the URL path of a page in another language, including the base path. The default language
 * is at the root; each of the other languages has its own folder.
 */
export function localeHref(
  { baseUrl, locales, defaultLocale, current }: LocaleInput,
  locale: string,
  path: string,
): string {
  const folder = (key: string) => (key === defaultLocale ? '' : `${locales[key]?.path ?? key}/`);
  const own = folder(current);
  const root = own !== '' && baseUrl.endsWith(`/${own}`) ? baseUrl.slice(0, -own.length) : baseUrl;
  // An unknown path with two or more leading slashes would otherwise be interpreted as a host.
  return root + folder(locale) + path.replace(/^[/\\]+/, '');
}
