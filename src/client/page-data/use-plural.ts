import { useCallback } from 'react';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { selectPlural } from '../i18n/plural.ts';
import { useSite } from './site-context.tsx';

/**
 * Selects the form of a message such as `one result|{count} results` for a number, and fills it in.
 */
export function usePlural(): (count: number, message: string) => string {
  const { locale } = useSite().config;
  return useCallback(
    (count, message) => interpolate(selectPlural(count, message, locale), { count }),
    [locale],
  );
}
