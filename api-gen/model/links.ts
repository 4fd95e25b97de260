import type { Code, TokenTarget } from './code.ts';
import type { Declaration } from './declaration.ts';
import { assignAnchors, type PageAnchors } from './anchors.ts';
import type { PageDeclaration } from './slugs.ts';

/** Where a declaration is described. */
export interface Place {
  /** Site path, with the anchor when there is one: `/contributing/api/classes/x.Y/#run`. */
  readonly href: string;
  /** Name with the names that contain it, without the module: `Actions.run`. */
  readonly name: string;
  readonly page: PageDeclaration;
  readonly declaration: Declaration;
}

/** Places of all declarations, by id, and the anchors of all pages. */
export interface LinkTable {
  readonly places: ReadonlyMap<number, Place>;
  readonly anchors: ReadonlyMap<PageDeclaration, PageAnchors>;
  /** Places by name, where only one has the name. */
  readonly byName: ReadonlyMap<string, Place>;
}

/** Finds out where every declaration is described. */
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
      const place = {
        href: `${href}#${anchor}`,
        name: memberName(page, declaration),
        page,
        declaration,
      };
      for (const id of [declaration.id, ...declaration.children.map((child) => child.id)])
        places.set(id, place);
    }
  }
  return { places, anchors, byName: uniqueNames(places) };
}

function uniqueNames(places: ReadonlyMap<number, Place>): Map<string, Place> {
  const found = new Map<string, Place | null>();
  for (const place of new Set(places.values())) {
    for (const name of new Set([place.name, place.declaration.name])) {
      found.set(name, found.has(name) ? null : place);
    }
  }
  return new Map([...found].flatMap(([name, place]) => (place ? [[name, place] as const] : [])));
}

function memberName(page: PageDeclaration, member: Declaration): string {
  const names =
    page.category === 'modules'
      ? []
      : page.names.filter((name, index) => index > 0 || name !== 'internal');
  return [...names, member.name].join('.');
}

/** Replaces ids of declarations by addresses; a declaration without a place is no link. */
export function resolveTarget(
  table: LinkTable,
  target: TokenTarget | undefined,
): TokenTarget | undefined {
  if (target?.kind !== 'declaration') return target;
  const place = table.places.get(target.id);
  return place && { kind: 'url', url: place.href };
}

/** Replaces ids of declarations in code by addresses. */
export function resolveCode(table: LinkTable, code: readonly Code[]): Code[] {
  return code.map((item): Code => {
    if (item.kind === 'group' || item.kind === 'indent')
      return { kind: item.kind, items: resolveCode(table, item.items) };
    if (item.kind === 'break' || !item.target) return item;
    const target = resolveTarget(table, item.target);
    return target ? { ...item, target } : { kind: item.kind, text: item.text };
  });
}

/** Replaces `api:<id>` and `api-name:<name>` in a comment's links by addresses; what has none stays, and is drawn as text. */
export function resolveMarkdown(table: LinkTable, markdown: string): string {
  return markdown.replace(
    /\]\(<api(?::(\d+)|-name:([^<>\s]*))>\)/g,
    (link, id: string | undefined, name: string | undefined) => {
      const place =
        id === undefined
          ? findByName(table, decodeURIComponent(name ?? ''))
          : table.places.get(Number(id));
      return place ? `](<${place.href}>)` : link;
    },
  );
}

/** The declaration that is meant by a name in a link: `Delete`, `IDE.runMode`, `IDE#runMode`. */
export function findByName(table: LinkTable, name: string): Place | undefined {
  return table.byName.get(name.replaceAll('#', '.').replace(/\(\)$/, ''));
}
