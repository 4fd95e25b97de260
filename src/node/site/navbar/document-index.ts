import type { VersionConfig } from '#shared/config/version-config.ts';
import type { PageManifest } from '../manifest/build-manifest.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import { firstEntry } from '../sidebar/sidebar-tree.ts';

/** A document that navigation items may refer to. */
interface DocEntry {
  readonly id: string;
  /** Path without the base path. */
  readonly path: string;
  readonly sidebar: string | null;
  /** Whether it belongs to another version whose reference this one shows. */
  readonly isBorrowed?: true;
}

/** First link of a sidebar. */
interface SidebarEntry {
  readonly path: string;
  readonly label: string;
}

/** All documents of one version. */
export interface VersionDocuments extends Pick<
  VersionConfig,
  'name' | 'label' | 'isLast' | 'path'
> {
  readonly mainDocId: string;
  readonly docs: readonly DocEntry[];
  /** Sidebars by name; null for a sidebar without links. */
  readonly sidebars: Readonly<Record<string, SidebarEntry | null>>;
  readonly draftIds: readonly string[];
}

/** All documents of the site, by version; used at build time only. */
export type DocumentIndex = readonly VersionDocuments[];

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
    [...manifest.sidebars].map(([sidebar, { tree }]) => [sidebar, firstEntry(tree) ?? null]),
  );
  const mainDocId = manifest.byPath.get(path)?.id ?? docs[0]?.id ?? '';
  return { name, label, isLast, path, mainDocId, docs, sidebars, draftIds: manifest.draftIds };
}
