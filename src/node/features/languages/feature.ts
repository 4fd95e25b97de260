import type { Feature } from '#node/compile/model/feature.ts';

/**
 * The home pages of the other languages, each in its own folder of the default language's output.
 */
export const languages: Feature = {
  outputs(site) {
    const { locale, defaultLocale, locales } = site.config();
    return Object.entries(locales)
      .filter(([code]) => locale === defaultLocale && code !== defaultLocale)
      .map(([, { path, label }]) => [`${path}/index.html`, { what: `the home page in ${label}` }]);
  },
};
