import site from 'virtual:docs/site';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** Translates into the site's language, for functions that also run outside the browser. */
export const translator = createTranslator(site.config.catalogue, languageOf(site.config).lang);
