import { useCallback } from 'react';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';
import type { TextValues } from '#shared/i18n/interpolate.ts';
import { translate } from '#shared/i18n/translate.ts';
import { useSite } from './site-context.tsx';

/** Returns `translate` for the site's language. */
export function useTranslate(): (descriptor: MessageDescriptor, values?: TextValues) => string {
  const { catalogue } = useSite().config;
  return useCallback((descriptor, values) => translate(descriptor, values, catalogue), [catalogue]);
}
