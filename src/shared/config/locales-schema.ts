import { z } from 'zod';
import { completeLocale } from '../i18n/complete-locale.ts';
import { optional, pathSegment } from './schema-parts.ts';

/** One language of the site. Defaults follow from its code (BCP 47). */
const locale = z.strictObject({
  /** Name of the language, in the language itself: "Deutsch". */
  label: optional.text,
  /** Text direction. Default: the language's own. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** `lang` attribute of the language's pages. Default: its code. */
  htmlLang: optional.text,
  /** Calendar for dates. Default: `gregory`. */
  calendar: optional.text,
  /** Name of the language's folder, both in URLs and in `i18n/`. Default: its code. */
  path: pathSegment.optional(),
});

/**
 * All languages, keyed by code. Every language except the default has a folder in `i18n/`, next to
 * the content folder.
 */
export const localesSchema = z
  .record(z.string(), locale)
  .default({ en: {} })
  .transform((locales) =>
    Object.fromEntries(
      Object.entries(locales).map(([code, given]) => [code, completeLocale(code, given)]),
    ),
  );
