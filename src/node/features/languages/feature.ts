import type { Feature } from '#node/compile/model/feature.ts';

/**
 * The other languages. Each has a folder in the default language's output, which begins with its
 * own home page.
 */
export const languages: Feature = {
  outputs(site) {
    const { locale, defaultLocale, locales } = site.config();
    return Object.entries(locales)
      .filter(([code]) => locale === defaultLocale && code !== defaultLocale)
      .map(([, { path, label }]) => [`${path}/index.html`, { what: `the home page in ${label}` }]);
  },
};
