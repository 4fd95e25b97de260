import { useState, type ReactNode } from 'react';
import { apiDefaults } from '#shared/api/api-manifest.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import type { PageData } from '#shared/page/page.ts';
import type { ClientConfig, DocsSummary, SiteData } from '#shared/page/site-data.ts';
import { LocationProvider, type CurrentLocation } from '#client/page-data/location-context.tsx';
import { LanguageProvider } from '#client/language/in-language.tsx';
import { PageProvider } from '#client/page-data/page-context.tsx';
import { SiteProvider } from '#client/page-data/site-context.tsx';
import { createSiteStore, type SiteStore } from '#client/store/site-store.ts';
import { SiteStoreProvider } from '#client/store/use-site-store.tsx';

/** The client configuration of a site with nothing configured. */
export const bareConfig: ClientConfig = {
  title: 'Fixture',
  tagline: '',
  url: 'https://example.com',
  baseUrl: '/docs/',
  titleDelimiter: '|',
  noIndex: false,
  metadata: [],
  breadcrumbs: true,
  sidebar: { hideable: false, autoCollapseCategories: false },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  navbar: { hideOnScroll: false, items: [] },
  footer: { style: 'light', links: [] },
  defaultLocale: 'en',
  locale: 'en',
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  },
  catalogue: {},
  api: apiDefaults,
  search: {
    searchPagePath: 'search',
    contextualSearch: true,
    popular: [],
    placeholder: 'Search docs',
  },
  customFields: {},
};

/** One version, as on most sites. */
export const oneVersion: DocsSummary = {
  pluginId: 'default',
  versions: [
    { name: 'current', label: 'Next', isLast: true, path: '/', banner: 'none', badge: false },
  ],
  persistence: 'localStorage',
};

/** A page of the user documentation, without a sidebar. */
const barePage: PageData = {
  id: 'user/glossary',
  path: '/user/glossary/',
  kind: 'doc',
  origin: 'content',
  title: 'Glossary',
  hasContentTitle: true,
  sidebar: null,
  breadcrumbs: [],
  toc: [],
  hideTableOfContents: false,
  unlisted: false,
  version: 'current',
};

interface FixtureProps {
  readonly config?: Partial<ClientConfig>;
  readonly docs?: DocsSummary;
  readonly page?: Partial<PageData>;
  readonly location?: Partial<CurrentLocation>;
  readonly pluginData?: SiteData['pluginData'];
  /** The store to provide, for tests that inspect it. Default: a new store. */
  readonly store?: SiteStore;
  readonly children: ReactNode;
}

/** Wraps its children in every context provider that the site's components may need. */
export function SiteFixture({
  config,
  docs = oneVersion,
  page,
  location,
  pluginData = {},
  store,
  children,
}: FixtureProps): ReactNode {
  const pageData = { ...barePage, ...page };
  const [ownStore] = useState(() => createSiteStore({ ...bareConfig, ...config }));
  return (
    <SiteProvider value={{ config: { ...bareConfig, ...config }, docs, pluginData }}>
      <SiteStoreProvider value={store ?? ownStore}>
        <LocationProvider
          value={{ path: pageData.path, search: '', hash: '', key: 'first', ...location }}
        >
          <PageProvider value={pageData}>
            <LanguageProvider value={defaultLanguage}>{children}</LanguageProvider>
          </PageProvider>
        </LocationProvider>
      </SiteStoreProvider>
    </SiteProvider>
  );
}
