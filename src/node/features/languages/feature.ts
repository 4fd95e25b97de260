import type { Feature } from '#node/compile/model/feature.ts';

/** Other languages, each in a folder of the default one's output, which begins with its home page. */
export const languages: Feature = {
  outputs(site) {
    const { locale, defaultLocale, locales } = site.config();
    return Object.entries(locales)
      .filter(([code]) => locale === defaultLocale && code !== defaultLocale)
      .map(([, { path, label }]) => [`${path}/index.html`, { what: `the home page in ${label}` }]);
  },
};
