import type { VersionConfig } from '#shared/config/version-config.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import { firstEntry } from '../sidebar/sidebar-tree.ts';
import type { DocTarget } from '#shared/navbar/resolved-item.ts';
import type { PageRecord } from '#shared/page/page.ts';

/** A document that navbar items may refer to. */
interface DocEntry extends Pick<PageRecord, 'id' | 'path' | 'sidebar'> {
  /** Whether the document belongs to another version, whose reference this version shows. */
  readonly isBorrowed?: true;
}

/** The documents and sidebars of one version that navbar items may refer to. */
export interface VersionDocuments extends Pick<
  VersionConfig,
  'name' | 'label' | 'isLast' | 'path'
> {
  readonly mainDocId: string;
  readonly docs: readonly DocEntry[];
  /** Each sidebar's first entry with a path, keyed by sidebar name; null if it has none. */
  readonly sidebars: Readonly<Record<string, Pick<DocTarget, 'path' | 'label'> | null>>;
  readonly draftIds: readonly string[];
}

/** The documents and sidebars of each version; used only at build time. */
export type DocumentIndex = readonly VersionDocuments[];

/** Lists the documents and sidebars of each shown version. */
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
