import { customItemTypes } from '#shared/navbar/resolved-item.ts';
import { resolveNavbarItems, type NavbarError } from '#node/site/navbar/resolve-navbar-items.ts';
import { clientFields, type SiteData } from '#shared/page/site-data.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import type { VersionConfig } from '#shared/config/version-config.ts';
import type { DocumentIndex } from '#node/site/navbar/document-index.ts';
import { pickVersion } from '#node/site/content/docs-versions.ts';
import { pick } from '#shared/text/look-up.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';

/** Assembles the data that all pages share, with the navbar resolved against the manifest. */
export function toSiteData(
  config: LocalizedConfig,
  docs: DocumentIndex,
  versions: readonly VersionConfig[],
): { readonly data: SiteData; readonly errors: readonly NavbarError[] } {
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
        // Omits the groups, because pages contain their sidebars already grouped.
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

/** Repository hosts whose new-issue form accepts a title and a body in its URL. */
const issueForms = /^https:\/\/(?:github\.com|codeberg\.org)\//;

/**
 * Returns the URL of the problem report form, with the placeholders `{title}` and `{path}`;
 * undefined if the site has no such form.
 */
export function reportForm(config: SiteConfig): string | undefined {
  const { reportUrl: written, repository } = config;
  const issues = issueForms.test(repository?.url ?? '') ? repository?.url : undefined;
  const form =
    written ?? (issues && `${issues}/issues/new?title={title}&body={title}%0A{address}%0A%0A`);
  const site = canonicalUrl('/', config).replace(/\/$/, '');
  return form?.replaceAll('{address}', () => `${encodeURIComponent(site)}{path}`);
}
