import { customItemTypes } from '#shared/navbar/resolved-item.ts';
import { resolveNavbarItems, type NavbarError } from '#node/site/navbar/resolve-navbar-items.ts';
import { clientFields, type SiteData } from '#shared/page/site-data.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { pickVersion, type VersionConfig } from '#shared/config/version-config.ts';
import type { DocumentIndex } from '#node/site/navbar/document-index.ts';
import { pick } from '#shared/text/look-up.ts';
import { reportForm } from './report-form.ts';

/** The configuration and documents that the site's data is derived from. */
export interface SiteDataInput {
  readonly config: LocalizedConfig;
  readonly docs: DocumentIndex;
  readonly versions: readonly VersionConfig[];
}

/** Assembles the data that all pages share, with the navbar resolved against the manifest. */
export function toSiteData({ config, docs, versions }: SiteDataInput): {
  readonly data: SiteData;
  readonly errors: readonly NavbarError[];
} {
  const { hideable, autoCollapseCategories } = config.sidebar;
  const { items, errors } = resolveNavbarItems(config.navbar.items, {
    baseUrl: config.baseUrl,
    docs,
    customTypes: customItemTypes,
  });
  return {
    errors,
    data: {
      config: {
        ...pick(config, clientFields),
        reportUrl: reportForm(config),
        navbar: { ...config.navbar, items },
        // Pages bring their sidebars already grouped.
        sidebar: { hideable, autoCollapseCategories },
      },
      docs: {
        pluginId: 'default',
        versions: versions.map(pickVersion),
        persistence: config.versionPersistence,
      },
      pluginData: { docs: { default: {} } },
    },
  };
}
