import type { PageData, PageRecord } from '#shared/page.ts';
import type { DocsVersion } from '../content/docs-versions.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import type { SiteOptions } from './site-options.ts';

/** What a page's data says of versions: its own, and which page of the last one is the original of an old one. */
export function toVersionData(
  { id }: PageRecord,
  version: DocsVersion,
  { manifest, options }: { readonly manifest: SiteManifest; readonly options: SiteOptions },
): Pick<PageData, 'version' | 'canonicalPath' | 'noIndex'> {
  const last = options.versions.find(({ isLast }) => isLast)?.name ?? '';
  const canonicalPath = version.isOld ? manifest.versions.get(last)?.byId.get(id)?.path : undefined;
  return {
    version: version.name,
    ...(canonicalPath === undefined ? {} : { canonicalPath }),
    ...(version.noIndex ? { noIndex: true } : {}),
  };
}

/** Adds what a document says in links alone: where the same page is in the versions that have it. */
export function withVersionPaths(data: PageData, manifest: SiteManifest): PageData {
  const versionPaths = Object.fromEntries(
    [...manifest.versions].flatMap(([name, { byId }]) => {
      const path = byId.get(data.id)?.path;
      return path === undefined ? [] : [[name, path]];
    }),
  );
  return { ...data, versionPaths };
}
