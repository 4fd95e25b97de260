import { withBase } from '#shared/base-path.ts';
import { firstPath, type TreeItem } from '../sidebar/sidebar-tree.ts';
import type { DocsData, SidebarEntry } from '../navbar/docs-data.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';

/** What navigation items may refer to: all documents of the one version that a build holds. */
export function toDocsData(manifest: PageManifest, config: SiteConfig): DocsData {
  const docs = manifest.pages.map(({ id, path, sidebar, title }) => ({ id, path, sidebar, title }));
  const sidebars = Object.fromEntries(
    [...manifest.sidebars].map(([name, { tree }]) => [name, firstEntry(tree)]),
  );
  const mainDocId = manifest.byPath.get('/')?.id ?? docs[0]?.id ?? '';
  const versions = config.versions.map(({ name, label, isLast, path }) => ({
    name,
    label,
    isLast,
    path,
    mainDocId,
    docs,
    sidebars,
    draftIds: manifest.draftIds,
  }));
  return { pluginId: 'default', versions };
}

/** Facts of one version, as the browser may fetch them. */
export function toVersionMetadata(manifest: PageManifest, config: SiteConfig): object {
  const version = toDocsData(manifest, config).versions[0];
  return {
    pluginId: 'default',
    version: version?.name,
    label: version?.label,
    isLast: version?.isLast,
    path: config.baseUrl,
    mainDocId: version?.mainDocId,
    drafts: version?.draftIds,
    breadcrumbs: config.breadcrumbs,
    docs: version?.docs.map(({ id, path, sidebar }) => ({
      id,
      path: withBase(config.baseUrl, path),
      sidebar,
    })),
    sidebars: Object.fromEntries(
      Object.entries(version?.sidebars ?? {}).map(([name, entry]) => [
        name,
        { link: entry && { path: withBase(config.baseUrl, entry.path), label: entry.label } },
      ]),
    ),
  };
}

function firstEntry(tree: readonly TreeItem[]): SidebarEntry | null {
  const [first] = tree.flatMap((item) => {
    const path = item.path ?? (item.kind === 'category' ? firstPath(item.items) : undefined);
    return path === undefined ? [] : [{ path, label: item.label }];
  });
  return first ?? null;
}
