import { customItemTypes } from '#shared/navbar/resolved-item.ts';
import { resolveNavbarItems, type NavbarError } from '#node/site/navbar/resolve-navbar-items.ts';
import { clientFields, type SiteData } from '#shared/page/site-data.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/config/site-config.ts';
import { type VersionConfig } from '#shared/config/version-config.ts';
import type { DocumentIndex, VersionDocuments } from '#node/site/navbar/doc-targets.ts';
import { pick } from '#shared/text/look-up.ts';
import { firstEntry } from '#node/site/sidebar/sidebar-tree.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';
import type { SiteManifest } from '#node/site/manifest/merge-manifests.ts';
import { canonicalUrl } from '#shared/page/head-tags.ts';

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

/** Returns a version without the fields that only the build needs. */
export function pickVersion(version: VersionConfig): VersionConfig {
  return pick(version, ['name', 'label', 'isLast', 'path', 'banner', 'badge', 'sharedReference']);
}

/** Lists the documents and sidebars of every version that navigation items may refer to. */
export function buildDocumentIndex(
  { versions }: SiteManifest,
  shown: readonly VersionConfig[],
): DocumentIndex {
  return shown.flatMap((version) => {
    const manifest = versions.get(version.name);
    return manifest ? [toVersion(manifest, version)] : [];
  });
}

function toVersion(
  manifest: PageManifest,
  { name, label, isLast, path }: VersionConfig,
): VersionDocuments {
  const docs = manifest.pages.map(({ id, path: page, sidebar, version }) => ({
    id,
    path: page,
    sidebar,
    isBorrowed: version !== name || undefined,
  }));
  const sidebars = Object.fromEntries(
    [...manifest.sidebars].map(([sidebar, { tree }]) => [sidebar, firstEntry(tree) ?? null]),
  );
  const mainDocId = manifest.scanned.get(path)?.record.id ?? docs[0]?.id ?? '';
  return { name, label, isLast, path, mainDocId, docs, sidebars, draftIds: manifest.draftIds };
}

/** Repository hosts whose form for new issues accepts a title and a text in its address. */
const issueForms = /^https:\/\/(?:github\.com|codeberg\.org)\//;

/**
 * Returns the address of the form for reporting a problem, with the placeholders `{title}` and
 * `{path}`; undefined if the site has none.
 */
export function reportForm(config: SiteConfig): string | undefined {
  const { reportUrl: written, repository } = config;
  const issues = issueForms.test(repository?.url ?? '') ? repository?.url : undefined;
  const form =
    written ?? (issues && `${issues}/issues/new?title={title}&body={title}%0A{address}%0A%0A`);
  const site = canonicalUrl('/', config).replace(/\/$/, '');
  return form?.replaceAll('{address}', () => `${encodeURIComponent(site)}{path}`);
}
