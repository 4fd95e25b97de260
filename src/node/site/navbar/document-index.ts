import type { VersionConfig } from '#shared/config/version-config.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import { firstEntry } from '../sidebar/sidebar-tree.ts';
import type { DocTarget } from '#shared/navbar/resolved-item.ts';
import type { PageRecord } from '#shared/page/page.ts';

/** A document that navigation items may refer to. */
interface DocEntry extends Pick<PageRecord, 'id' | 'path' | 'sidebar'> {
  /** Whether the document belongs to another version, whose reference this version shows. */
  readonly isBorrowed?: true;
}

/** All documents and sidebars of one version. */
export interface VersionDocuments extends Pick<
  VersionConfig,
  'name' | 'label' | 'isLast' | 'path'
> {
  readonly mainDocId: string;
  readonly docs: readonly DocEntry[];
  /** Sidebars by name; null for a sidebar without links. */
  readonly sidebars: Readonly<Record<string, Pick<DocTarget, 'path' | 'label'> | null>>;
  readonly draftIds: readonly string[];
}

/** All documents of the site, by version; used at build time only. */
export type DocumentIndex = readonly VersionDocuments[];

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
