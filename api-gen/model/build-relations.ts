import { codeTokens, token, type Code } from './code.ts';
import type { ModelContext } from './describe.ts';
import type { Declaration } from './declaration.ts';
import { isNameShared, placeOf, resolveCode } from './links.ts';
import type { RelatedType, RelationView } from './api-page.ts';
import { directlyBelow, type ByBase, type Relatives } from './find-relatives.ts';

/** Builds the hierarchy and implementation sections of a class or interface; omits empty ones. */
export function buildRelations(
  context: ModelContext,
  declaration: Declaration,
  { extendedBy, implementedBy, all }: Relatives,
): RelationView[] {
  const { id, kind } = declaration;
  const walk = { context, all, path: [id] };
  const hierarchy = [
    { label: 'Extends', types: ancestors(context, declaration.extends, [id]) },
    { label: 'Extended by', types: descendants(walk, extendedBy.get(id), extendedBy) },
  ];
  const implementors = (kind === 'interface' ? all : implementedBy).get(id);
  const implementing = [
    { label: 'Implements', types: ancestors(context, declaration.implements, [id]) },
    { label: 'Implemented by', types: descendants(walk, implementors, all).filter(hasClass) },
  ];
  return [
    { id: 'hierarchy', title: 'Hierarchy', groups: hierarchy },
    {
      id: 'implements',
      title: kind === 'class' ? 'Implements' : 'Implemented by',
      groups: implementing,
    },
  ]
    .map((relation) => ({
      ...relation,
      groups: relation.groups.filter(({ types }) => types.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/**
 * Lists the types that a declaration extends or implements, each with its own supertypes, to the
 * top of the hierarchy.
 */
function ancestors(
  context: ModelContext,
  bases: readonly (readonly Code[])[],
  path: readonly number[],
): RelatedType[] {
  const chain = (word: string, above: readonly (readonly Code[])[], id: number) =>
    ancestors(context, above, [...path, id]).map((type) => ({ ...type, word }));
  return bases.map((code) => {
    const base = placeOf(context.table, codeTokens(code)[0]?.target)?.declaration;
    const isNew = base !== undefined && !path.includes(base.id);
    return {
      code: resolveCode(context.table, code),
      overrides: [],
      types: isNew
        ? [
            ...chain('extends', base.extends, base.id),
            ...chain('implements', base.implements, base.id),
          ]
        : [],
    };
  });
}

interface Walk {
  readonly context: ModelContext;
  readonly all: ByBase;
  /** Ids of the types above the current one, which are skipped to end cycles. */
  readonly path: readonly number[];
}

/**
 * Lists the `direct` declarations and all their subtypes, each under the type it extends or
 * implements.
 */
function descendants(
  walk: Walk,
  direct: readonly Declaration[] | undefined,
  next: ByBase,
): RelatedType[] {
  const found = directlyBelow(walk.all, direct).filter(({ id }) => !walk.path.includes(id));
  return found.map((declaration) => ({
    kind: declaration.kind,
    code: linkTo(walk.context, declaration),
    overrides: overriddenBy(declaration),
    types: descendants(
      { ...walk, path: [...walk.path, declaration.id] },
      next.get(declaration.id),
      next,
    ),
  }));
}

/** Returns a link to a declaration, followed by its module's name if the name is ambiguous. */
function linkTo({ table }: ModelContext, { id, name }: Declaration): Code[] {
  const module = isNameShared(table, name) ? table.places.get(id)?.page.module : undefined;
  const text = module ? `${name} (${module.name})` : name;
  return resolveCode(table, [token('type', text, id)]);
}

/**
 * Whether a type or any type below it is a class. An interface that no class implements is not an
 * implementation.
 */
function hasClass({ kind, types }: RelatedType): boolean {
  return kind === 'class' || types.some(hasClass);
}

/** Returns the names of the inherited members that a class or interface overrides. */
function overriddenBy({ children }: Declaration): string[] {
  return children
    .filter(
      ({ kind, overrides, inheritedFrom }) =>
        kind !== 'constructor' && overrides !== undefined && inheritedFrom === undefined,
    )
    .map(({ name }) => name);
}
