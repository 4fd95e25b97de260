/** Plural categories, in the order in which a message lists its forms. */
const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

interface PluralRules {
  readonly forms: readonly Intl.LDMLPluralRule[];
  select(count: number): Intl.LDMLPluralRule;
}

/**
 * Selects the form of a message such as `one result|{count} results` by the language's plural
 * rules. A message with too few forms uses its last one. Without plural rules, uses the English
 * ones and calls `logError`.
 */
export function selectPlural(
  count: number,
  message: string,
  locale: string,
  logError: (text: string) => void = () => {},
): string {
  const forms = message.split('|');
  const rules = findPluralRules(locale, logError);
  const index = Math.max(0, rules.forms.indexOf(rules.select(count)));
  return forms[Math.min(index, forms.length - 1)] ?? message;
}

function findPluralRules(locale: string, logError: (text: string) => void): PluralRules {
  try {
    const rules = new Intl.PluralRules(locale);
    const known = new Set(rules.resolvedOptions().pluralCategories);
    return {
      forms: categories.filter((category) => known.has(category)),
      select: (count) => rules.select(count),
    };
  } catch (error) {
    logError(`No plural rules for "${locale}", so the English ones are used (${String(error)}).`);
    return { forms: ['one', 'other'], select: (count) => (count === 1 ? 'one' : 'other') };
  }
}
