import type { NavbarItem } from '#shared/site-config.ts';
import { findDocTargets, findSidebarTargets } from './doc-targets.ts';
import type { TargetLookup } from './doc-targets.ts';
import type { DocsData } from './docs-data.ts';
import { readAttributes, resolveLink } from '#shared/navbar/resolve-link.ts';
import type { NavbarPosition, ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';

/** What the resolver needs to know. */
export interface NavbarContext {
  readonly baseUrl: string;
  readonly docs: DocsData;
}

/** The resolved items, and everything that is wrong with the configured ones. */
export interface ResolvedNavbarItems {
  readonly items: readonly ResolvedNavbarItem[];
  readonly errors: readonly string[];
}

type ResolvedContent = ResolvedNavbarItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'position'>
    : never
  : never;

/** Looks up everything that navbar items refer to; at build time, so that the browser needs no list of pages. */
export function resolveNavbarItems(
  items: readonly NavbarItem[],
  context: NavbarContext,
): ResolvedNavbarItems {
  const errors: string[] = [];
  return { items: resolveAll(items, context, errors), errors };
}

function resolveAll(
  items: readonly NavbarItem[] = [],
  context: NavbarContext,
  errors: string[],
): ResolvedNavbarItem[] {
  return items.flatMap((item) => {
    const content = resolveItem(item, context, errors);
    return content ? [{ ...content, position: readPosition(item) } as ResolvedNavbarItem] : [];
  });
}

/** Items stand left unless they say otherwise. */
function readPosition(item: NavbarItem): NavbarPosition {
  return item.position === 'right' ? 'right' : 'left';
}

type Custom = Extract<NavbarItem, { type: `custom-${string}` }>;
type Dropdown = Extract<NavbarItem, { items: unknown }>;

function isCustom(item: NavbarItem): item is Custom {
  return item.type?.startsWith('custom-') ?? false;
}

/** null: the item is left out. */
function resolveItem(
  item: NavbarItem,
  context: NavbarContext,
  errors: string[],
): ResolvedContent | null {
  if (isCustom(item)) return { kind: 'custom', type: item.type, properties: item };
  if ('items' in item) return resolveDropdown(item, context, errors);
  switch (item.type) {
    case undefined:
    case 'default':
      return resolveLink(item, context.baseUrl);
    case 'search':
      return { kind: 'search' };
    case 'html':
      return { kind: 'html', html: item.value };
    case 'doc':
      return resolveTargets(findDocTargets(item, context.docs), item, errors);
    case 'docSidebar':
      return resolveTargets(findSidebarTargets(item, context.docs), item, errors);
    case 'docsVersion': {
      const link =
        item.to === undefined ? undefined : resolveLink({ to: item.to }, context.baseUrl);
      return { kind: 'docsVersion', label: item.label, link, attributes: readAttributes(item) };
    }
    case 'docsVersionDropdown':
    case 'localeDropdown': {
      const before = resolveAll(item.dropdownItemsBefore, context, errors);
      const after = resolveAll(item.dropdownItemsAfter, context, errors);
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

function resolveDropdown(
  item: Dropdown,
  context: NavbarContext,
  errors: string[],
): ResolvedContent | null {
  const link =
    item.to === undefined && item.href === undefined
      ? undefined
      : resolveLink(item, context.baseUrl);
  return {
    kind: 'dropdown',
    label: item.label,
    link,
    items: resolveAll(item.items, context, errors),
    attributes: readAttributes(item),
  };
}

function resolveTargets(
  { targets, problem }: TargetLookup,
  item: NavbarItem,
  errors: string[],
): ResolvedContent | null {
  if (problem !== undefined) return fail(errors, problem);
  return Object.keys(targets).length > 0
    ? { kind: 'doc', targets, attributes: readAttributes(item) }
    : null;
}

function fail(errors: string[], message: string): null {
  errors.push(message);
  return null;
}
