import { useMemo } from 'react';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { useSite } from './site-context.tsx';

/** What says several texts in the language of the site, for functions that are no components. */
export function useTranslator(): Translator {
  const { catalogue, locale, locales } = useSite().config;
  const language = locales[locale]?.htmlLang ?? locale;
  return useMemo(() => createTranslator(catalogue, language), [catalogue, language]);
}
