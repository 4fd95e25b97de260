import { withBase } from '#shared/base-path.ts';
import { firstPath, type TreeItem } from '../sidebar/sidebar-tree.ts';
import type {
  DocsData,
  DocsVersion as DocsVersionData,
  SidebarEntry,
} from '../navbar/docs-data.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { VersionConfig } from '#shared/version-config.ts';
import type { VersionMetadata } from '#shared/plugin-files.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';

/** What navigation items may refer to: the documents and sidebars of every version. */
export function toDocsData({ versions }: SiteManifest, shown: readonly VersionConfig[]): DocsData {
  return {
    pluginId: 'default',
    versions: shown.flatMap((version) => {
      const manifest = versions.get(version.name);
      return manifest ? [toVersion(manifest, version)] : [];
    }),
  };
}

function toVersion(
  manifest: PageManifest,
  { name, label, isLast, path }: VersionConfig,
): DocsVersionData {
  const docs = manifest.pages.map(({ id, path: page, sidebar, title }) => ({
    id,
    path: page,
    sidebar,
    title,
  }));
  const sidebars = Object.fromEntries(
    [...manifest.sidebars].map(([sidebar, { tree }]) => [sidebar, firstEntry(tree)]),
  );
  const mainDocId = manifest.byPath.get(path)?.id ?? docs[0]?.id ?? '';
  return { name, label, isLast, path, mainDocId, docs, sidebars, draftIds: manifest.draftIds };
}

/** Facts of one version, as the browser may fetch them. */
export function toVersionMetadata(
  version: DocsVersionData,
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

function firstEntry(tree: readonly TreeItem[]): SidebarEntry | null {
  const [first] = tree.flatMap((item) => {
    if (item.kind === 'html') return [];
    const path = item.path ?? (item.kind === 'category' ? firstPath(item.items) : undefined);
    return path === undefined ? [] : [{ path, label: item.label }];
  });
  return first ?? null;
}
