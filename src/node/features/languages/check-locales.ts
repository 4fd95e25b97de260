import { existsSync } from 'node:fs';
import { isKnownLanguage } from '#shared/i18n/complete-locale.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { translationsFolder } from '#node/site/content/docs-versions.ts';
import { finding, type Finding } from '#node/site/config/load-config.ts';

/**
 * Returns findings about unknown languages, languages with neither files nor a translated
 * interface, and a default language that is not in the list. `spoken` contains the codes of the
 * languages that the interface is translated into.
 */
export function checkLocales(
  { defaultLocale, locales }: SiteConfig,
  { contentDir, spoken }: { readonly contentDir: string; readonly spoken: readonly string[] },
): readonly Finding[] {
  const findings: Finding[] = [];
  if (!Object.hasOwn(locales, defaultLocale))
    findings.push(
      finding(
        ['defaultLocale'],
        `The configuration field "defaultLocale" names the language "${defaultLocale}", which is not among "locales".`,
        `The languages are ${Object.keys(locales).join(', ')}.`,
      ),
    );
  for (const [code, { path }] of Object.entries(locales)) {
    const isReady = code === defaultLocale || spoken.includes(code);
    if (!isKnownLanguage(code))
      findings.push(
        finding(
          ['locales', code],
          `The language "${code}" does not exist.`,
          'Use a language tag (BCP 47), such as "fr" or "pt-BR".',
        ),
      );
    else if (!isReady && !existsSync(translationsFolder(contentDir, path)))
      findings.push(
        finding(
          ['locales', code],
          `There are no files for the language "${code}": the folder i18n/${path} does not exist.`,
          `Run "npm run translations -- ${code}", which creates it, or remove the language.`,
        ),
      );
  }
  return findings;
}
