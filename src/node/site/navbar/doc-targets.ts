import { lookUp } from '#shared/text/look-up.ts';
import type { NavbarItem } from '#shared/config/site-config.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { DocTarget } from '#shared/navbar/resolved-item.ts';
import type { VersionConfig } from '#shared/config/version-config.ts';

/** An item's targets, by version. An item with neither targets nor a problem is dropped. */
export interface TargetLookup {
  readonly targets: Readonly<Record<string, DocTarget>>;
  readonly problem?: string;
}

/**
 * Finds a document in every version that has it. A draft is not an error, but its item is dropped.
 */
export function findDocTargets(
  { docId, label = docId }: Extract<NavbarItem, { type: 'doc' }>,
  versions: DocumentIndex,
): TargetLookup {
  const targets: Record<string, DocTarget> = {};
  for (const version of versions) {
    const doc = version.docs.find(({ id }) => id === docId);
    if (doc) targets[version.name] = { path: doc.path, label, docId, sidebar: doc.sidebar };
  }
  const isDraft = versions.some((version) => version.draftIds.includes(docId));
  if (Object.keys(targets).length > 0 || isDraft) return { targets };
  const available = listNames(versions, ({ docs }) => docs.map(({ id }) => id));
  return {
    targets,
    problem: `A navbar item refers to the document "${docId}", which does not exist. Available: ${available}.`,
  };
}

/** Finds the first link of a sidebar in every version that has it. */
export function findSidebarTargets(
  { sidebarId, label }: Extract<NavbarItem, { type: 'docSidebar' }>,
  versions: DocumentIndex,
): TargetLookup {
  const targets: Record<string, DocTarget> = {};
  for (const version of versions) {
    const link = lookUp(version.sidebars, sidebarId);
    if (link)
      targets[version.name] = { path: link.path, label: label ?? link.label, sidebar: sidebarId };
  }
  if (Object.keys(targets).length > 0) return { targets };
  const reason = versions.some((version) => Object.hasOwn(version.sidebars, sidebarId))
    ? 'which has no link to point to'
    : `which does not exist. Available: ${listNames(versions, ({ sidebars }) => Object.keys(sidebars))}`;
  return { targets, problem: `A navbar item refers to the sidebar "${sidebarId}", ${reason}.` };
}

function listNames(
  versions: readonly VersionDocuments[],
  namesOf: (version: VersionDocuments) => readonly string[],
): string {
  return [...new Set(versions.flatMap(namesOf))].sort().join(', ') || 'none';
}

/** A document that navigation items may refer to. */
interface DocEntry extends Pick<PageRecord, 'id' | 'path' | 'sidebar'> {
  /** Whether the document belongs to another version, whose reference this version shows. */
  readonly isBorrowed?: true;
}

/** All documents of one version. */
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
