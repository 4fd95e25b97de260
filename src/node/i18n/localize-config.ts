import { lookUp } from '#shared/look-up.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/site-config.ts';
import { configTexts } from './config-texts.ts';
import type { LocaleTexts } from './locale-texts.ts';

/** The configuration in one language: its base path, and its texts as far as they are translated. */
export function localizeConfig(
  config: SiteConfig,
  locale: string,
  texts: Pick<LocaleTexts, 'navbar' | 'footer'>,
): LocalizedConfig {
  const { baseUrl, locales, defaultLocale } = config;
  const folder = locale === defaultLocale ? '' : `${locales[locale]?.path ?? locale}/`;
  const translated = configTexts(config).reduce((changed, { file, key, path }) => {
    const text = lookUp(texts[file], key);
    return text === undefined ? changed : replaceAt(changed, path, text);
  }, config);
  return { ...translated, locale, baseUrl: baseUrl + folder };
}

/** A value with another one at the path, which exists. */
function replaceAt<Value>(value: Value, [name, ...below]: readonly string[], text: string): Value {
  if (name === undefined) return text as Value;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      String(index) === name ? replaceAt(entry, below, text) : entry,
    ) as Value;
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: replaceAt(fields[name], below, text) } as Value;
}
