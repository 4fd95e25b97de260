import type { PageData, PageRecord } from '#shared/page/page.ts';
import { currentVersionName, lastVersion } from '#shared/config/version-config.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import type { SiteManifest } from '#node/site/manifest/merge-manifests.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/**
 * Returns a page's version data: its own version, and the canonical page in the last version; none
 * for a site without versions.
 */
export function toVersionData(
  { id, origin }: PageRecord,
  version: DocsVersion,
  { manifest, options }: { readonly manifest: SiteManifest; readonly options: SiteOptions },
): Pick<PageData, 'version' | 'searchVersion' | 'canonicalPath' | 'noIndex'> {
  if (options.versions.every(({ name }) => name === currentVersionName)) return {};
  const last = lastVersion(options.versions)?.name ?? '';
  const canonicalPath = version.isOld ? manifest.versions.get(last)?.byId.get(id)?.path : undefined;
  return {
    version: version.name,
    searchVersion: origin === 'api' ? version.sharedReference : undefined,
    canonicalPath,
    noIndex: version.noIndex || undefined,
  };
}

/**
 * Adds data that a document only contains as links: the paths of the same page in other versions.
 */
export function withVersionPaths(data: PageData, manifest: SiteManifest): PageData {
  const versionPaths = Object.fromEntries(
    [...manifest.versions].flatMap(([name, { byId }]) => {
      const page = byId.get(data.id);
      return page?.version === name ? [[name, page.path]] : [];
    }),
  );
  return { ...data, versionPaths };
}
