import { existsSync } from 'node:fs';
import { isKnownLanguage } from '#shared/i18n/complete-locale.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { translationsFolder } from '#node/site/content/docs-versions.ts';
import { finding, type Finding } from '#node/site/config/load-config.ts';

/** Languages that exist, for comparison with the configured ones. */
interface LocaleTargets {
  readonly contentDir: string;
  /** Codes of the languages that the interface is translated into. */
  readonly spoken: readonly string[];
}

/** Reports unknown languages, languages without files, and a default language that is not in the list. */
export function checkLocales(
  { defaultLocale, locales }: Pick<SiteConfig, 'defaultLocale' | 'locales'>,
  { contentDir, spoken }: LocaleTargets,
): readonly Finding[] {
  const codes = Object.keys(locales);
  const missingDefault = codes.includes(defaultLocale)
    ? []
    : [
        finding(
          ['defaultLocale'],
          `The configuration field "defaultLocale" names the language "${defaultLocale}", which is not among "locales".`,
          `The languages are ${codes.join(', ')}.`,
        ),
      ];
  const wrong = codes.flatMap((code): readonly Finding[] => {
    if (!isKnownLanguage(code))
      return [
        finding(
          ['locales', code],
          `The language "${code}" does not exist.`,
          'Use a language tag (BCP 47), such as "fr" or "pt-BR".',
        ),
      ];
    const folder = translationsFolder(contentDir, locales[code]?.path ?? code);
    if (code === defaultLocale || spoken.includes(code) || existsSync(folder)) return [];
    return [
      finding(
        ['locales', code],
        `There are no files for the language "${code}": the folder i18n/${locales[code]?.path ?? code} does not exist.`,
        `Run "npm run translations -- ${code}", which creates it, or remove the language.`,
      ),
    ];
  });
  return [...missingDefault, ...wrong];
}
