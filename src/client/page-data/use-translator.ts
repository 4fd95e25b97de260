import { useMemo } from 'react';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { useSite } from './site-context.tsx';

/** Returns the translator of the site's language, for functions that are not components. */
export function useTranslator(): Translator {
  const { catalogue, locale, locales } = useSite().config;
  const language = locales[locale]?.htmlLang ?? locale;
  return useMemo(() => createTranslator(catalogue, language), [catalogue, language]);
}
