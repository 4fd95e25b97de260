import type { LocaleConfig } from './site-config.ts';

/** What the addresses of languages are made from. */
export interface LocaleInput {
  readonly baseUrl: string;
  readonly locales: Readonly<Record<string, LocaleConfig>>;
  readonly defaultLocale: string;
  /** The language of this build. */
  readonly current: string;
}

/** Address of a page in another language: the default one lies at the root, the others in folders of their own. */
export function localeHref(
  { baseUrl, locales, defaultLocale, current }: LocaleInput,
  locale: string,
  path: string,
): string {
  const folder = (key: string) => (key === defaultLocale ? '' : `${locales[key]?.path ?? key}/`);
  const own = folder(current);
  const root = own !== '' && baseUrl.endsWith(`/${own}`) ? baseUrl.slice(0, -own.length) : baseUrl;
  return root + folder(locale) + path.replace(/^\//, '');
}
