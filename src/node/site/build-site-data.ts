import { englishCatalogue } from '#shared/i18n/catalogue.ts';
import { resolveNavbarItems } from '../navbar/resolve-navbar-items.ts';
import type { Problem } from '#shared/problem.ts';
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
  /** File that configuration problems are reported in. */
  readonly configFile: string;
}

/** What all pages of the site share, with the navbar resolved against the manifest. */
export function toSiteData({ config, manifest, files, configFile }: SiteDataInput): {
  readonly data: SiteData;
  readonly problems: readonly Problem[];
} {
  const { items, errors } = resolveNavbarItems(config.navbar.items, {
    baseUrl: config.baseUrl,
    docs: toDocsData(manifest, config),
  });
  const problems = errors.map((message): Problem => ({
    message,
    hint: 'Correct the navbar item in the configuration.',
    severity: 'error',
    position: { file: configFile, line: 1 },
  }));
  return {
    problems,
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
    locale: defaultLocale,
    catalogue: englishCatalogue,
  };
}
