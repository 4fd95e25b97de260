import { toAddress } from '#shared/paths/base-path.ts';
import type { VersionMetadata } from '#shared/page/plugin-files.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { VersionDocuments } from '#node/site/navbar/doc-targets.ts';

/** Returns a version's metadata for the browser to fetch. */
export function toVersionMetadata(
  version: VersionDocuments,
  { baseUrl, breadcrumbs }: Pick<SiteConfig, 'baseUrl' | 'breadcrumbs'>,
): VersionMetadata {
  return {
    pluginId: 'default',
    version: version.name,
    label: version.label,
    isLast: version.isLast,
    path: toAddress(baseUrl, version.path),
    mainDocId: version.mainDocId,
    drafts: version.draftIds,
    breadcrumbs,
    docs: version.docs
      .filter(({ isBorrowed }) => !isBorrowed)
      .map(({ id, path, sidebar }) => ({ id, path: toAddress(baseUrl, path), sidebar })),
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([name, entry]) => [
        name,
        { link: entry && { path: toAddress(baseUrl, entry.path), label: entry.label } },
      ]),
    ),
  };
}
