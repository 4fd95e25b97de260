import { inLanguage } from '#shared/paths/base-path.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import { mapConfigTexts, mapStrings } from './config-texts.ts';
import type { LocaleTexts } from './locale-texts.ts';

/**
 * Returns the configuration with the base path, the texts, and the navbar and footer links for a
 * language.
 */
export function localizeConfig(
  config: SiteConfig,
  locale: string,
  texts: Pick<LocaleTexts, 'catalogue' | 'navbar' | 'footer' | 'docs'>,
): LocalizedConfig {
  const { baseUrl, locales, defaultLocale } = config;
  const folder = locale === defaultLocale ? '' : `${locales[locale]?.path ?? locale}/`;
  const translated = mapConfigTexts(config, (file, key, text) => lookUp(texts[file], key) ?? text);
  const bases = { siteBaseUrl: baseUrl, baseUrl: baseUrl + folder };
  // Links below the default language's base path are rewritten to lead to this language's pages.
  const rebase = (text: string, path: readonly string[]): string =>
    path.at(-1) === 'to' ? inLanguage(bases, text) : text;
  const { navbar, footer, search } = translated;
  const placeholder =
    search.placeholder ?? translateWith(texts.catalogue)('search.placeholder', 'Search docs');
  return {
    ...translated,
    ...bases,
    locale,
    catalogue: texts.catalogue,
    search: { ...search, placeholder },
    navbar: mapStrings(navbar, rebase),
    footer: mapStrings(footer, rebase),
  };
}
