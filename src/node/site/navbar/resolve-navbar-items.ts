import type { NavbarItem } from '#shared/config/site-config.ts';
import {
  findDocTargets,
  findSidebarTargets,
  type TargetLookup,
  type DocumentIndex,
} from './doc-targets.ts';
import { readAttributes, resolveLink } from '#shared/navbar/resolve-link.ts';
import type { ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';

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
  /** Field path in the list of items. */
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

/** The site, and the errors so far. */
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

/** Resolves an item; null drops it. */
function resolveItem(item: NavbarItem, path: Path, resolver: Resolver): ResolvedContent | null {
  const { baseUrl, docs } = resolver;
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
      return resolveTargets(findDocTargets(item, docs), item, [...path, 'docId'], resolver);
    case 'docSidebar':
      return resolveTargets(findSidebarTargets(item, docs), item, [...path, 'sidebarId'], resolver);
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

function resolveTargets(
  { targets, problem }: TargetLookup,
  item: NavbarItem,
  path: Path,
  resolver: Resolver,
): ResolvedContent | null {
  if (problem !== undefined) return fail(problem, path, resolver);
  return Object.keys(targets).length > 0
    ? { kind: 'doc', targets, attributes: readAttributes(item) }
    : null;
}

function fail(message: string, path: Path, { errors }: Resolver): null {
  errors.push({ message, path });
  return null;
}
