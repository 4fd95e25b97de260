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

/** The resolved items, and the problems with the configured items. */
export interface ResolvedNavbarItems {
  readonly items: readonly ResolvedNavbarItem[];
  readonly errors: readonly NavbarError[];
}

type ResolvedContent = ResolvedNavbarItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'position'>
    : never
  : never;

/**
 * Resolves everything that navbar items refer to at build time, so that the browser needs no list
 * of pages.
 */
export function resolveNavbarItems(
  items: readonly NavbarItem[],
  context: NavbarContext,
): ResolvedNavbarItems {
  const errors: NavbarError[] = [];
  return { items: resolveAll(items, context, { errors, path: [] }), errors };
}

/** The path of the items being resolved, and the errors so far. */
interface Place {
  readonly errors: NavbarError[];
  readonly path: readonly string[];
}

function below({ errors, path }: Place, name: string): Place {
  return { errors, path: [...path, name] };
}

function resolveAll(
  items: readonly NavbarItem[] = [],
  context: NavbarContext,
  place: Place,
): ResolvedNavbarItem[] {
  return items.flatMap((item, index) => {
    const content = resolveItem(item, context, below(place, String(index)));
    const position = item.position === 'right' ? 'right' : 'left';
    return content ? [{ ...content, position } as ResolvedNavbarItem] : [];
  });
}

type Custom = Extract<NavbarItem, { type: `custom-${string}` }>;
type Dropdown = Extract<NavbarItem, { items: unknown }>;

function isCustom(item: NavbarItem): item is Custom {
  return item.type?.startsWith('custom-') ?? false;
}

/** Resolves an item; null drops it. */
function resolveItem(
  item: NavbarItem,
  context: NavbarContext,
  place: Place,
): ResolvedContent | null {
  if (isCustom(item)) return resolveCustom(item, context, place);
  if ('items' in item) return resolveDropdown(item, context, place);
  switch (item.type) {
    case undefined:
    case 'default':
      return resolveLink(item, context.baseUrl);
    case 'search':
      return { kind: 'search' };
    case 'html':
      return { kind: 'html', html: item.value };
    case 'doc':
      return resolveTargets(findDocTargets(item, context.docs), item, below(place, 'docId'));
    case 'docSidebar':
      return resolveTargets(
        findSidebarTargets(item, context.docs),
        item,
        below(place, 'sidebarId'),
      );
    case 'docsVersion': {
      const link =
        item.to === undefined ? undefined : resolveLink({ to: item.to }, context.baseUrl);
      return { kind: 'docsVersion', label: item.label, link, attributes: readAttributes(item) };
    }
    case 'docsVersionDropdown':
    case 'localeDropdown': {
      const before = resolveAll(
        item.dropdownItemsBefore,
        context,
        below(place, 'dropdownItemsBefore'),
      );
      const after = resolveAll(
        item.dropdownItemsAfter,
        context,
        below(place, 'dropdownItemsAfter'),
      );
      if (item.type === 'localeDropdown') return { kind: item.type, before, after };
      return {
        kind: item.type,
        before,
        after,
        activeClassDisabled: item.dropdownActiveClassDisabled ?? false,
      };
    }
  }
}

function resolveCustom(
  item: Custom,
  { customTypes }: NavbarContext,
  place: Place,
): ResolvedContent | null {
  if (customTypes.includes(item.type)) return { kind: 'custom', type: item.type, properties: item };
  return fail(
    `The navbar item type "${item.type}" is not registered. Registered: ${customTypes.join(', ') || 'none'}.`,
    below(place, 'type'),
  );
}

function resolveDropdown(
  item: Dropdown,
  context: NavbarContext,
  place: Place,
): ResolvedContent | null {
  const link =
    item.to === undefined && item.href === undefined
      ? undefined
      : resolveLink(item, context.baseUrl);
  return {
    kind: 'dropdown',
    label: item.label,
    link,
    items: resolveAll(item.items, context, below(place, 'items')),
    attributes: readAttributes(item),
  };
}

function resolveTargets(
  { targets, problem }: TargetLookup,
  item: NavbarItem,
  place: Place,
): ResolvedContent | null {
  if (problem !== undefined) return fail(problem, place);
  return Object.keys(targets).length > 0
    ? { kind: 'doc', targets, attributes: readAttributes(item) }
    : null;
}

function fail(message: string, { errors, path }: Place): null {
  errors.push({ message, path });
  return null;
}
