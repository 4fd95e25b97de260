import { inLanguage, type LanguageBase } from '#shared/paths/base-path.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import { configTexts } from './config-texts.ts';
import type { LocaleTexts } from './locale-texts.ts';

/** Localizes the configuration: its base path and its texts. */
export function localizeConfig(
  config: SiteConfig,
  locale: string,
  texts: Pick<LocaleTexts, 'catalogue' | 'navbar' | 'footer' | 'docs'>,
): LocalizedConfig {
  const { baseUrl, locales, defaultLocale } = config;
  const folder = locale === defaultLocale ? '' : `${locales[locale]?.path ?? locale}/`;
  const translated = configTexts(config).reduce((changed, { file, key, path }) => {
    const text = lookUp(texts[file], key);
    return text === undefined ? changed : replaceAt(changed, path, text);
  }, config);
  const bases = { siteBaseUrl: baseUrl, baseUrl: baseUrl + folder };
  const { navbar, footer, search } = translated;
  const placeholder =
    search.placeholder ?? translateWith(texts.catalogue)('search.placeholder', 'Search docs');
  return {
    ...translated,
    ...bases,
    locale,
    catalogue: texts.catalogue,
    search: { ...search, placeholder },
    navbar: rebaseLinks(navbar, bases),
    footer: rebaseLinks(footer, bases),
  };
}

/** Points links below the default language's base path to this language's pages. */
function rebaseLinks<Value>(value: Value, bases: LanguageBase): Value {
  if (Array.isArray(value)) return value.map((entry) => rebaseLinks(entry, bases)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === 'to' && typeof field === 'string'
      ? inLanguage(bases, field)
      : rebaseLinks(field, bases),
  ]);
  return Object.fromEntries(fields) as Value;
}

/** Copies a value, replacing the one at an existing path. */
function replaceAt<Value>(value: Value, [name, ...below]: readonly string[], text: string): Value {
  if (name === undefined) return text as Value;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      String(index) === name ? replaceAt(entry, below, text) : entry,
    ) as Value;
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: replaceAt(fields[name], below, text) } as Value;
}
