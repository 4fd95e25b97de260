import { lookUp } from '#shared/text/look-up.ts';
import type { NavbarItem } from '#shared/config/site-config.ts';
import type { DocumentIndex, VersionDocuments } from './document-index.ts';
import type { DocTarget } from '#shared/navbar/resolved-item.ts';

/** An item's targets by version; without targets or a problem, the item is dropped. */
export interface TargetLookup {
  readonly targets: Readonly<Record<string, DocTarget>>;
  readonly problem?: string;
}

/** Finds a document in every version that has it. A draft is not an error; its item is dropped. */
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
  const available = listNames(versions, (version) => version.docs.map(({ id }) => id));
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
  const exists = versions.some((version) => Object.hasOwn(version.sidebars, sidebarId));
  const available = listNames(versions, (version) => Object.keys(version.sidebars));
  const reason = exists
    ? 'which has no link to point to'
    : `which does not exist. Available: ${available}`;
  return { targets, problem: `A navbar item refers to the sidebar "${sidebarId}", ${reason}.` };
}

function listNames(
  versions: readonly VersionDocuments[],
  namesOf: (version: VersionDocuments) => readonly string[],
): string {
  return [...new Set(versions.flatMap(namesOf))].sort().join(', ') || 'none';
}
