import { toAddress } from '#shared/paths/base-path.ts';
import type { RouteContext, VersionMetadata } from '#shared/page/plugin-files.ts';
import { lastVersion } from '#shared/config/version-config.ts';
import { pickVersion } from '#node/site/content/docs-versions.ts';
import { readProgramName } from '#node/site/config/program-name.ts';
import { buildDocumentIndex } from '#node/site/navbar/document-index.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';

/** The data that Docusaurus hooks return: each version's documents, and the route context. */
export const docusaurus: Feature = {
  async siteIndex(site, publish) {
    const { versions } = site.options;
    const metadata = new Map<string, string>();
    for (const version of buildDocumentIndex(site.manifest(), versions)) {
      const create = (): VersionMetadata => {
        const { baseUrl, breadcrumbs } = site.config();
        const { name, label, isLast, mainDocId, draftIds, docs, sidebars } = version;
        return {
          pluginId: 'default',
          version: name,
          label,
          isLast,
          path: toAddress(baseUrl, version.path),
          mainDocId,
          drafts: draftIds,
          breadcrumbs,
          docs: docs
            .filter(({ isBorrowed }) => !isBorrowed)
            .map(({ id, path, sidebar }) => ({ id, path: toAddress(baseUrl, path), sidebar })),
          sidebars: Object.fromEntries(
            Object.entries(sidebars).map(([sidebar, entry]) => [
              sidebar,
              { link: entry && { path: toAddress(baseUrl, entry.path), label: entry.label } },
            ]),
          ),
        };
      };
      metadata.set(version.name, await publish('data/version-metadata', create));
    }
    const routeContext = await publish('data/route-context', () => toRouteContext(site, metadata));
    return { routeContext };
  },
};

/**
 * Returns the context of the docs routes; `metadata` contains the URL of each version's metadata
 * file, keyed by version name.
 */
function toRouteContext(
  { config, options: { dialect, root, versions } }: Site,
  metadata: ReadonlyMap<string, string>,
): RouteContext {
  const { baseUrl, defaultLocale, locales } = config();
  const { name, version } = readProgramName(root, dialect);
  const last = lastVersion(versions);
  const listed = versions.map((one) => ({
    ...pickVersion(one),
    metadata: metadata.get(one.name) ?? '',
  }));
  return {
    plugin: { name: 'docs', id: 'default' },
    data: {
      version: last?.name ?? '',
      path: toAddress(baseUrl, last?.path ?? '/'),
      markdown: toAddress(baseUrl, '/llms.txt'),
      versions: listed.length > 1 ? listed : undefined,
    },
    siteMetadata: {
      frameworkName: name,
      frameworkVersion: version,
      siteVersion: version,
      plugins: [{ name: 'docs' }, { name: 'api-gen', type: 'typedoc' }],
    },
    locale: { defaultLocale, locales: Object.keys(locales), localeConfigs: locales },
  };
}
