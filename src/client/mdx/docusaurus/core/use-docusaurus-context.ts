import { useSite } from '#client/page-data/site-context.tsx';

/**
 * Replacement for `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'`, limited to
 * what pages use.
 */
export default function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, customFields, locale, defaultLocale, locales } =
    useSite().config;
  return {
    siteConfig: { title, tagline, url, baseUrl, customFields },
    i18n: { currentLocale: locale, defaultLocale, locales: Object.keys(locales) },
  };
}
