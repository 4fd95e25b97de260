import { firstPath, type TreeItem } from '../sidebar/sidebar-tree.ts';
import type { DocumentIndex, SidebarEntry, VersionDocuments } from '../navbar/document-index.ts';
import type { VersionConfig } from '#shared/config/version-config.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';

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
    [...manifest.sidebars].map(([sidebar, { tree }]) => [sidebar, firstEntry(tree)]),
  );
  const mainDocId = manifest.byPath.get(path)?.id ?? docs[0]?.id ?? '';
  return { name, label, isLast, path, mainDocId, docs, sidebars, draftIds: manifest.draftIds };
}

function firstEntry(tree: readonly TreeItem[]): SidebarEntry | null {
  const [first] = tree.flatMap((item) => {
    if (item.kind === 'html') return [];
    const path = item.path ?? (item.kind === 'category' ? firstPath(item.items) : undefined);
    return path === undefined ? [] : [{ path, label: item.label }];
  });
  return first ?? null;
}
