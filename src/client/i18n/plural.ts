import site from 'virtual:docs/site';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { selectPlural } from './select-plural.ts';

/**
 * Selects the form of a message such as `one result|{count} results` for a number, and fills it in.
 */
export function plural(count: number, message: string): string {
  return interpolate(selectPlural(count, message, site.config.locale), { count });
}
