import type { NavbarItem } from '#shared/config/site-config.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { DocumentIndex, VersionDocuments } from './document-index.ts';
import { readAttributes, resolveLink } from '#shared/navbar/resolve-link.ts';
import type { DocTarget, ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';

/** The site that navbar items refer to. */
export interface NavbarContext {
  readonly baseUrl: string;
  readonly docs: DocumentIndex;
  /** Item types that the site adds to the built-in ones. */
  readonly customTypes: readonly string[];
}

/** A problem with a navbar item, located by field. */
export interface NavbarError {
  readonly message: string;
  /** Path of the field in the list of items: `['0', 'docId']`. */
  readonly path: readonly string[];
}

type ResolvedContent = ResolvedNavbarItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'position'>
    : never
  : never;

/**
 * Resolves everything that navbar items refer to at build time, so that the browser needs no list
 * of pages. Returns the problems with the configured items as well.
 */
export function resolveNavbarItems(items: readonly NavbarItem[], context: NavbarContext) {
  const errors: NavbarError[] = [];
  return { items: resolveAll(items, [], { ...context, errors }), errors };
}

interface Resolver extends NavbarContext {
  readonly errors: NavbarError[];
}

type Path = readonly string[];

function resolveAll(
  items: readonly NavbarItem[] = [],
  path: Path,
  resolver: Resolver,
): ResolvedNavbarItem[] {
  return items.flatMap((item, index) => {
    const content = resolveItem(item, [...path, String(index)], resolver);
    const position = item.position === 'right' ? 'right' : 'left';
    return content ? [{ ...content, position } as ResolvedNavbarItem] : [];
  });
}

type Custom = Extract<NavbarItem, { type: `custom-${string}` }>;

function isCustom(item: NavbarItem): item is Custom {
  return item.type?.startsWith('custom-') ?? false;
}

/** Resolves an item, or returns null to drop it. */
function resolveItem(item: NavbarItem, path: Path, resolver: Resolver): ResolvedContent | null {
  const { baseUrl } = resolver;
  if (isCustom(item)) return resolveCustom(item, path, resolver);
  if ('items' in item)
    return {
      kind: 'dropdown',
      label: item.label,
      link:
        item.to === undefined && item.href === undefined ? undefined : resolveLink(item, baseUrl),
      items: resolveAll(item.items, [...path, 'items'], resolver),
      attributes: readAttributes(item),
    };
  switch (item.type) {
    case undefined:
    case 'default':
      return resolveLink(item, baseUrl);
    case 'search':
      return { kind: 'search' };
    case 'html':
      return { kind: 'html', html: item.value };
    case 'doc':
      return resolveDoc(item, path, resolver);
    case 'docSidebar':
      return resolveSidebar(item, path, resolver);
    case 'docsVersion': {
      const link = item.to === undefined ? undefined : resolveLink({ to: item.to }, baseUrl);
      return { kind: 'docsVersion', label: item.label, link, attributes: readAttributes(item) };
    }
    case 'docsVersionDropdown':
    case 'localeDropdown': {
      const { dropdownItemsBefore, dropdownItemsAfter } = item;
      const added = {
        before: resolveAll(dropdownItemsBefore, [...path, 'dropdownItemsBefore'], resolver),
        after: resolveAll(dropdownItemsAfter, [...path, 'dropdownItemsAfter'], resolver),
      };
      if (item.type === 'localeDropdown') return { kind: item.type, ...added };
      const activeClassDisabled = item.dropdownActiveClassDisabled ?? false;
      return { kind: item.type, ...added, activeClassDisabled };
    }
  }
}

function resolveCustom(item: Custom, path: Path, resolver: Resolver): ResolvedContent | null {
  const { customTypes } = resolver;
  if (customTypes.includes(item.type)) return { kind: 'custom', type: item.type, properties: item };
  return fail(
    `The navbar item type "${item.type}" is not registered. Registered: ${customTypes.join(', ') || 'none'}.`,
    [...path, 'type'],
    resolver,
  );
}

/**
 * Finds a document in every version that has it. A draft is not an error, but its item is dropped.
 */
function resolveDoc(
  item: Extract<NavbarItem, { type: 'doc' }>,
  path: Path,
  resolver: Resolver,
): ResolvedContent | null {
  const { docId, label = docId } = item;
  const { docs: versions } = resolver;
  const targets: Record<string, DocTarget> = {};
  for (const { name, docs } of versions) {
    const doc = docs.find(({ id }) => id === docId);
    if (doc) targets[name] = { path: doc.path, label, docId, sidebar: doc.sidebar };
  }
  if (Object.keys(targets).length > 0)
    return { kind: 'doc', targets, attributes: readAttributes(item) };
  if (versions.some(({ draftIds }) => draftIds.includes(docId))) return null;
  const available = listNames(versions, ({ docs }) => docs.map(({ id }) => id));
  return fail(
    `A navbar item refers to the document "${docId}", which does not exist. Available: ${available}.`,
    [...path, 'docId'],
    resolver,
  );
}

/** Finds a sidebar's first link in every version that has that sidebar. */
function resolveSidebar(
  item: Extract<NavbarItem, { type: 'docSidebar' }>,
  path: Path,
  resolver: Resolver,
): ResolvedContent | null {
  const { sidebarId, label } = item;
  const { docs: versions } = resolver;
  const targets: Record<string, DocTarget> = {};
  for (const { name, sidebars } of versions) {
    const link = lookUp(sidebars, sidebarId);
    if (link) targets[name] = { path: link.path, label: label ?? link.label, sidebar: sidebarId };
  }
  if (Object.keys(targets).length > 0)
    return { kind: 'doc', targets, attributes: readAttributes(item) };
  const reason = versions.some(({ sidebars }) => Object.hasOwn(sidebars, sidebarId))
    ? 'which has no link to point to'
    : `which does not exist. Available: ${listNames(versions, ({ sidebars }) => Object.keys(sidebars))}`;
  return fail(
    `A navbar item refers to the sidebar "${sidebarId}", ${reason}.`,
    [...path, 'sidebarId'],
    resolver,
  );
}

function listNames(
  versions: DocumentIndex,
  namesOf: (version: VersionDocuments) => readonly string[],
) {
  return [...new Set(versions.flatMap(namesOf))].sort().join(', ') || 'none';
}

function fail(message: string, path: Path, { errors }: Resolver) {
  errors.push({ message, path });
  return null;
}
