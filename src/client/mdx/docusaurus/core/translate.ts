import { interpolate, type TextValues } from '#shared/i18n/interpolate.ts';

/** Replacement for `import Translate from '@docusaurus/Translate'`. */
export { Translate as default } from '#client/ui/translate.tsx';

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
