import type { VersionConfig } from '#shared/config/version-config.ts';

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
