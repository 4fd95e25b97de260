import site from 'virtual:docs/site';
import { translateWith } from '#shared/i18n/translate.ts';

/** Translates into the site's language, which is that of the whole bundle. */
export const translate = translateWith(site.config.catalogue);
