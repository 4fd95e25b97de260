import site from 'virtual:docs/site';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/**
 * The translator for the site's language, passed to functions that also run outside the browser.
 */
export const translator = createTranslator(site.config.catalogue, languageOf(site.config).lang);
