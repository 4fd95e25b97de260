import type { ReactNode } from 'react';
import { interpolate, type TextValues } from '#shared/i18n/interpolate.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

interface TranslateProps {
  readonly children: string;
  readonly id?: string;
  readonly description?: string;
  readonly values?: TextValues;
}

/**
 * Replacement for `import Translate from '@docusaurus/Translate'`: a text in the site's language,
 * if it is translated.
 */
export default function Translate({ children, id = children, values }: TranslateProps): ReactNode {
  return useTranslate()({ id, message: children }, values);
}

/**
 * Replacement for `translate`, which does not know the page's language, so it returns the text as
 * written.
 */
export function translate(
  { message = '', id = message }: { readonly message?: string; readonly id?: string },
  values: TextValues = {},
): string {
  return interpolate(message || id, values);
}
