/** One language of the site. */
export interface LocaleConfig {
  /** Name of the language, in the language itself. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  /** Name of the language's folder, both in URLs and in `i18n/`. */
  readonly path: string;
}

/** Right-to-left scripts (ISO 15924). */
const rightToLeft = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/**
 * Fills in a language's missing settings from its code (BCP 47). If no name is known for the code,
 * the code also serves as the name.
 */
export function completeLocale(code: string, given: Partial<LocaleConfig>): LocaleConfig {
  const script = isLanguageTag(code) ? new Intl.Locale(code).maximize().script : undefined;
  return {
    label: given.label ?? nameOf(code),
    direction: given.direction ?? (rightToLeft.includes(script ?? '') ? 'rtl' : 'ltr'),
    htmlLang: given.htmlLang ?? code,
    calendar: given.calendar ?? 'gregory',
    path: given.path ?? code,
  };
}

/** Returns a language's BCP 47 tag and direction; by default, those of the build's language. */
export function languageOf(
  {
    locale,
    locales,
  }: {
    readonly locale: string;
    readonly locales: Readonly<Record<string, LocaleConfig>>;
  },
  code = locale,
): { readonly lang: string; readonly dir: LocaleConfig['direction'] } {
  const { htmlLang = code, direction = 'ltr' } = locales[code] ?? {};
  return { lang: htmlLang, dir: direction };
}

/** Whether a code is a valid BCP 47 tag for which CLDR has a language name. */
export function isKnownLanguage(code: string): boolean {
  return isLanguageTag(code) && languageName(code, 'en') !== undefined;
}

function isLanguageTag(code: string) {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

function languageName(code: string, language: string) {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code);
}

/** Returns a language's name in the language itself, capitalized for menus. */
function nameOf(code: string) {
  const name = isLanguageTag(code) ? languageName(code, code) : undefined;
  return name === undefined ? code : name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
