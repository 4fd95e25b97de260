import { englishCatalogue } from '#shared/i18n/catalogue.ts';
import { customItemTypes } from '#shared/navbar/custom-item-types.ts';
import { resolveNavbarItems, type NavbarError } from '../navbar/resolve-navbar-items.ts';
import type { ClientConfig, SiteData } from '#shared/site-data.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';
import { toDocsData } from './docs-data.ts';

/** What is asked for to put the site's data together. */
export interface SiteDataInput {
  readonly config: SiteConfig;
  readonly manifest: PageManifest;
  /** Addresses of the JSON files that plugins left for the browser. */
  readonly files: { readonly versionMetadata: string; readonly routeContext: string };
}

/** What all pages of the site share, with the navbar resolved against the manifest. */
export function toSiteData({ config, manifest, files }: SiteDataInput): {
  readonly data: SiteData;
  readonly errors: readonly NavbarError[];
} {
  const { items, errors } = resolveNavbarItems(config.navbar.items, {
    baseUrl: config.baseUrl,
    docs: toDocsData(manifest, config),
    customTypes: customItemTypes,
  });
  return {
    errors,
    data: {
      config: { ...pickClientConfig(config), navbar: { ...config.navbar, items } },
      docs: {
        pluginId: 'default',
        versions: config.versions,
        persistence: config.versionPersistence,
      },
      pluginData: { docs: { default: files } },
    },
  };
}

function pickClientConfig(config: SiteConfig): Omit<ClientConfig, 'navbar'> {
  const {
    title,
    tagline,
    url,
    baseUrl,
    titleDelimiter,
    colorMode,
    announcementBar,
    footer,
    search,
    sidebar,
    breadcrumbs,
    defaultLocale,
    locales,
    customFields,
    noIndex,
    metadata,
    image,
  } = config;
  return {
    title,
    tagline,
    url,
    baseUrl,
    titleDelimiter,
    colorMode,
    announcementBar,
    footer,
    search,
    sidebar,
    breadcrumbs,
    defaultLocale,
    locales,
    customFields,
    noIndex,
    metadata,
    image,
    locale: defaultLocale,
    catalogue: englishCatalogue,
  };
}
