import type { VersionConfig } from '#shared/config/version-config.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import { firstEntry } from '../sidebar/sidebar-tree.ts';
import type { DocumentIndex } from './doc-targets.ts';

/** Lists every version's documents and sidebars that navigation items may refer to. */
export function buildDocumentIndex(
  { versions }: SiteManifest,
  shown: readonly VersionConfig[],
): DocumentIndex {
  return shown.flatMap(({ name, label, isLast, path }) => {
    const manifest = versions.get(name);
    if (!manifest) return [];
    const { scanned, draftIds } = manifest;
    const docs = manifest.pages.map(({ id, path: page, sidebar, version }) => ({
      id,
      path: page,
      sidebar,
      isBorrowed: version !== name || undefined,
    }));
    const sidebars = Object.fromEntries(
      [...manifest.sidebars].map(([sidebar, { tree }]) => [sidebar, firstEntry(tree) ?? null]),
    );
    const mainDocId = scanned.get(path)?.record.id ?? docs[0]?.id ?? '';
    return [{ name, label, isLast, path, mainDocId, docs, sidebars, draftIds }];
  });
}
