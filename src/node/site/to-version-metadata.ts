import { withBase } from '#shared/base-path.ts';
import type { VersionMetadata } from '#shared/plugin-files.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { VersionDocuments } from '../navbar/document-index.ts';

/** Facts of one version, as the browser may fetch them. */
export function toVersionMetadata(
  version: VersionDocuments,
  { baseUrl, breadcrumbs }: Pick<SiteConfig, 'baseUrl' | 'breadcrumbs'>,
): VersionMetadata {
  return {
    pluginId: 'default',
    version: version.name,
    label: version.label,
    isLast: version.isLast,
    path: withBase(baseUrl, version.path),
    mainDocId: version.mainDocId,
    drafts: version.draftIds,
    breadcrumbs,
    docs: version.docs.map(({ id, path, sidebar }) => ({
      id,
      path: withBase(baseUrl, path),
      sidebar,
    })),
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([name, entry]) => [
        name,
        { link: entry && { path: withBase(baseUrl, entry.path), label: entry.label } },
      ]),
    ),
  };
}
