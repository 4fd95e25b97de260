import type { SiteConfig } from '#shared/site-config.ts';

/** What a configuration means where it says nothing; title, url and baseUrl have no default but "/" for the last. */
export const defaultConfig: Omit<SiteConfig, 'title' | 'url'> = {
  tagline: '',
  baseUrl: '/',
  titleDelimiter: '|',
  noIndex: false,
  baseUrlIssueBanner: true,
  favicon: 'favicon.svg',
  repository: {
    url: 'https://github.com/cursorless-dev/cursorless',
    branch: 'main',
    contentPath: 'docs',
  },
  showLastUpdate: false,
  breadcrumbs: true,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  sidebars: {},
  sidebar: { hideable: false, autoCollapseCategories: false },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  navbar: { hideOnScroll: false, items: [] },
  footer: { style: 'light', links: [] },
  defaultLocale: 'en',
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  },
  versions: [
    { name: 'current', label: 'Next', isLast: true, path: '/', banner: 'none', badge: false },
  ],
  versionPersistence: 'localStorage',
  search: { searchPagePath: 'search', contextualSearch: true, placeholder: 'Search docs' },
  checks: {
    brokenLinks: 'throw',
    brokenMarkdownLinks: 'throw',
    duplicateRoutes: 'warn',
    spokenCommands: 'throw',
  },
  metadata: [],
  customFields: {},
};
