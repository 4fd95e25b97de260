import site from 'virtual:docs/site';
import { interpolate } from '#shared/i18n/interpolate.ts';

/** Plural categories, in the order in which a message lists its forms. */
const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Selects the form of a message such as `one result|{count} results` for a number, and fills it in.
 */
export function plural(count: number, message: string): string {
  return interpolate(selectPlural(count, message, site.config.locale), { count });
}

/**
 * Selects the form of a message by the language's plural rules. A message with too few forms uses
 * its last one.
 */
export function selectPlural(count: number, message: string, locale: string): string {
  const forms = message.split('|');
  const rules = pluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const known = categories.filter((category) => pluralCategories.includes(category));
  return forms[known.indexOf(rules.select(count))] ?? forms.at(-1) ?? message;
}

/** Returns a language's plural rules, or the English rules if the code is not a language tag. */
function pluralRules(locale: string) {
  try {
    return new Intl.PluralRules(locale);
  } catch {
    return new Intl.PluralRules('en');
  }
}
