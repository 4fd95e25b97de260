import type { Code, TokenTarget } from './code.ts';
import type { Declaration } from './declaration.ts';
import { assignAnchors, type PageAnchors } from './anchors.ts';
import { findByName, readOpenName } from './open-links.ts';
import type { PageDeclaration } from './slugs.ts';

/** The place where a declaration is described. */
export interface Place {
  /** Site path, with an anchor if there is one: `/contributing/api/classes/x.Y/#run`. */
  readonly href: string;
  /** Name qualified by its containers, without the module: `Actions.run`. */
  readonly name: string;
  readonly page: PageDeclaration;
  readonly declaration: Declaration;
}

/** Places of all declarations, by id, and the anchors of all pages. */
export interface LinkTable {
  readonly places: ReadonlyMap<number, Place>;
  readonly anchors: ReadonlyMap<PageDeclaration, PageAnchors>;
  /** Places, keyed by full name, and by name within the page. */
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
 * Whether several types have this name. Members do not count, because links to them name their
 * owner too.
 */
export function isNameShared({ byName }: LinkTable, name: string): boolean {
  const types = (byName.get(name) ?? []).filter(
    ({ name: fullName, page, declaration }) =>
      declaration.kind !== 'reference' && (fullName === name || page.declaration === declaration),
  );
  return types.length > 1;
}

/** Replaces declaration ids with addresses; a declaration without a place is not linked. */
export function resolveTarget(
  table: LinkTable,
  target: TokenTarget | undefined,
): TokenTarget | undefined {
  if (target?.kind !== 'declaration') return target;
  const place = table.places.get(target.id);
  return place && { kind: 'url', url: place.href };
}

/** Replaces declaration ids in code with addresses. */
export function resolveCode(table: LinkTable, code: readonly Code[]): Code[] {
  return code.map((item): Code => {
    if ('items' in item) return { ...item, items: resolveCode(table, item.items) };
    if (item.kind === 'break' || !item.target) return item;
    const target = resolveTarget(table, item.target);
    return target ? { ...item, target } : { kind: item.kind, text: item.text };
  });
}

/** Replaces `api:<id>` and names in a comment's links with addresses; broken links become text. */
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
