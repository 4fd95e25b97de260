import type { Code, Token } from './code.ts';
import type { Declaration, OpenLink } from './declaration.ts';
import { assignAnchors, type PageAnchors } from './anchors.ts';
import type { PageDeclaration } from './slugs.ts';

const scheme = 'api-name:';

/** The place where a declaration is described. */
export interface Place {
  /** Site path, with an anchor if there is one: `/contributing/api/classes/x.Y/#run`. */
  readonly href: string;
  /** Name qualified by its containers, without the module: `Actions.run`. */
  readonly name: string;
  readonly page: PageDeclaration;
  readonly declaration: Declaration;
}

/** Places of all declarations, keyed by id, and the anchors of all pages. */
export interface LinkTable {
  readonly places: ReadonlyMap<number, Place>;
  readonly anchors: ReadonlyMap<PageDeclaration, PageAnchors>;
  /** Places, keyed by qualified name and by the declaration's own name. */
  readonly byName: ReadonlyMap<string, readonly Place[]>;
}

/** Determines where every declaration is described. */
export function buildLinkTable(pages: readonly PageDeclaration[], apiPath: string): LinkTable {
  const places = new Map<number, Place>();
  const anchors = new Map(pages.map((page) => [page, assignAnchors(page.declaration)] as const));
  for (const [page, { memberIds }] of anchors) {
    const href = `${apiPath}${page.id}/`;
    const pageName = page.names.join('.') || page.module.name;
    if (page.isCopy) continue;
    places.set(page.declaration.id, { href, name: pageName, page, declaration: page.declaration });
    for (const [declaration, anchor] of memberIds) {
      // A member with a page of its own is described there.
      if (
        places.get(declaration.id)?.page.declaration.id === declaration.id ||
        declaration.kind === 'call signature'
      )
        continue;
      places.set(declaration.id, {
        href: `${href}#${anchor}`,
        name: memberName(page, declaration),
        page,
        declaration,
      });
    }
  }
  return { places, anchors, byName: placesByName(places) };
}

function placesByName(places: ReadonlyMap<number, Place>): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of new Set(places.values())) {
    for (const name of new Set([place.name, place.declaration.name]))
      found.set(name, [...(found.get(name) ?? []), place]);
  }
  return found;
}

function memberName(page: PageDeclaration, member: Declaration): string {
  const names =
    page.category === 'modules'
      ? []
      : page.names.filter((name, index) => index > 0 || name !== 'internal');
  return [...names, member.name].join('.');
}

/**
 * Whether several declarations have this name. Members of types do not count, because links to them
 * also name their owner.
 */
export function isNameShared({ byName }: LinkTable, name: string): boolean {
  const types = (byName.get(name) ?? []).filter(
    ({ name: fullName, page, declaration }) =>
      declaration.kind !== 'reference' && (fullName === name || page.declaration === declaration),
  );
  return types.length > 1;
}

/** Returns the place of the declaration with the target's id, if there is one. */
export function placeOf({ places }: LinkTable, target: Token['target']): Place | undefined {
  return typeof target === 'number' ? places.get(target) : undefined;
}

/** Returns a target's URL; undefined for a declaration without a place, which is not linked. */
export function resolveTarget(table: LinkTable, target: Token['target']): string | undefined {
  return typeof target === 'string' ? target : placeOf(table, target)?.href;
}

/** Replaces declaration ids in code with URLs. */
export function resolveCode(table: LinkTable, code: readonly Code[]): Code[] {
  return code.map((item) => {
    if (typeof item === 'string' || item.kind === 'break') return item;
    return 'items' in item
      ? { ...item, items: resolveCode(table, item.items) }
      : { ...item, target: resolveTarget(table, item.target) };
  });
}

/** Replaces `api:<id>` and names in a comment's links with URLs; broken links become text. */
export function resolveMarkdown(table: LinkTable, markdown: string): string {
  return markdown.replace(
    /\[((?:[^[\]\\]|\\.)*)\]\(<(api(?::(\d+)|-name:[^<>\s]*))>\)/g,
    (_link, label: string, address: string, id: string | undefined) => {
      const place =
        id === undefined ? findByName(table, readOpenName(address)) : table.places.get(Number(id));
      return place ? `[${label}](<${place.href}>)` : label;
    },
  );
}

/** Encodes a link by name as a URL. Includes the comment's file, which disambiguates names. */
export function openName({ name, file }: OpenLink): string {
  return `${scheme}${encodeURIComponent(file)}:${encodeURIComponent(name)}`;
}

/** Decodes a URL created by `openName`. */
function readOpenName(address: string): OpenLink {
  const [file = '', name = ''] = address.slice(scheme.length).split(':').map(decodeURIComponent);
  return { file, name };
}

/**
 * Finds the declaration that a link names as `Delete`, `IDE.runMode` or `IDE#runMode`: the only
 * match, or the one in the nearest module. Undefined if several are equally near.
 */
export function findByName(table: LinkTable, { name, file }: OpenLink): Place | undefined {
  const found = table.byName.get(name.replaceAll('#', '.').replace(/\(\)$/, '')) ?? [];
  const [first, second] = found
    .map((place) => ({ place, ...distance(file, place.page.module.position?.file ?? '') }))
    .toSorted((a, b) => b.shared - a.shared || a.below - b.below);
  const isNearest = first?.shared !== second?.shared || first?.below !== second?.below;
  return isNearest ? first?.place : undefined;
}

/**
 * Returns how many folders two files share, and how far below those folders the second file is. For
 * equal files, the file name counts as shared too.
 */
function distance(from: string, to: string): { readonly shared: number; readonly below: number } {
  const [a, b] = [from.split('/'), to.split('/')];
  const first = a.findIndex((part, index) => part !== b[index]);
  const shared = first < 0 ? a.length : first;
  return { shared, below: b.length - shared };
}
