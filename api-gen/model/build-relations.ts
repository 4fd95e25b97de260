import type { PageAnchors } from './anchors.ts';
import { codeTokens, token, type Code } from './code.ts';
import type { ModelContext } from './describe.ts';
import type { Declaration } from './declaration.ts';
import { resolveCode, type LinkTable } from './links.ts';
import type { RelationView } from './api-page.ts';

/** Who extends and who implements a declaration, by id. */
export interface Relatives {
  readonly extendedBy: ReadonlyMap<number, readonly Declaration[]>;
  readonly implementedBy: ReadonlyMap<number, readonly Declaration[]>;
}

/** Inverts every `extends` and `implements`. */
export function findRelatives(table: LinkTable): Relatives {
  const extendedBy = new Map<number, Declaration[]>();
  const implementedBy = new Map<number, Declaration[]>();
  const declarations = new Set([...table.places.values()].map((place) => place.declaration));
  for (const declaration of declarations) {
    addAll(extendedBy, declaration.extends, declaration);
    addAll(implementedBy, declaration.implements, declaration);
  }
  return { extendedBy, implementedBy };
}

function addAll(
  relatives: Map<number, Declaration[]>,
  bases: readonly (readonly Code[])[],
  declaration: Declaration,
): void {
  for (const base of bases) {
    const [first] = codeTokens(base);
    if (first?.target?.kind !== 'declaration') continue;
    relatives.set(first.target.id, [...(relatives.get(first.target.id) ?? []), declaration]);
  }
}

/** The sections "Hierarchy" and "Implements", where they apply. */
export function buildRelations(
  context: ModelContext,
  declaration: Declaration,
  relatives: Relatives,
  anchors: PageAnchors,
): RelationView[] {
  const code = (items: readonly (readonly Code[])[]) =>
    items.map((item) => resolveCode(context.table, item));
  const hierarchy = [
    { label: 'Extends', items: code(declaration.extends) },
    { label: 'Extended by', items: links(context, relatives.extendedBy.get(declaration.id)) },
  ].filter((group) => group.items.length > 0);
  const implementing = [
    { label: 'Implements', items: code(declaration.implements) },
    { label: 'Implemented by', items: links(context, relatives.implementedBy.get(declaration.id)) },
  ].filter((group) => group.items.length > 0);
  const implementsTitle = declaration.kind === 'class' ? 'Implements' : 'Implemented by';
  return [
    { id: anchors.hierarchyId, title: 'Hierarchy', groups: hierarchy },
    { id: anchors.implementsId, title: implementsTitle, groups: implementing },
  ].filter((relation) => relation.groups.length > 0);
}

function links(context: ModelContext, declarations: readonly Declaration[] = []): Code[][] {
  return declarations
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map((declaration) =>
      resolveCode(context.table, [
        token('type', declaration.name, { kind: 'declaration', id: declaration.id }),
      ]),
    );
}
