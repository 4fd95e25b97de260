import type { ComponentType } from 'react';
import { useLoadWithRetry } from '#client/loading/use-load-with-retry.ts';
import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import type { Language } from '#shared/voice/language/language.ts';
import { languageAt } from './site-languages.ts';

/**
 * Provider and hook for the spoken language of the page's version, without the reader's changes.
 */
export const [LanguageProvider, useLanguage] = createRequiredContext<Language>(
  'useLanguage',
  'inLanguage(…)',
);

/**
 * Makes a component wait for the spoken language of the page's version. If it cannot be loaded, the
 * nearest error boundary shows the error.
 */
export function inLanguage<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function InLanguage(props: Props) {
    const { value, error } = useLoadWithRetry(languageAt(usePage().path));
    if (error) throw error;
    return (
      value && (
        <LanguageProvider value={value}>
          <Component {...props} />
        </LanguageProvider>
      )
    );
  };
}
