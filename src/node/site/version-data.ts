import type { PageData, PageRecord } from '#shared/page.ts';
import type { DocsVersion } from '../content/docs-versions.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import type { SiteOptions } from './site-options.ts';

/** What a page's data says of versions: its own, and where the same document is in the others. */
export function toVersionData(
  { id }: PageRecord,
  version: DocsVersion,
  { manifest, options }: { readonly manifest: SiteManifest; readonly options: SiteOptions },
): Pick<PageData, 'version' | 'versionPaths' | 'canonicalPath' | 'noIndex'> {
  const last = options.versions.find(({ isLast }) => isLast)?.name ?? '';
  const versionPaths = Object.fromEntries(
    [...manifest.versions].flatMap(([name, { byId }]) => {
      const path = byId.get(id)?.path;
      return path === undefined ? [] : [[name, path]];
    }),
  );
  return {
    version: version.name,
    versionPaths,
    ...(version.isOld && versionPaths[last] ? { canonicalPath: versionPaths[last] } : {}),
    ...(version.noIndex ? { noIndex: true } : {}),
  };
}
