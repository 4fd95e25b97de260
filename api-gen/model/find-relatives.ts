import { codeTokens, type Code } from './code.ts';
import type { Declaration } from './declaration.ts';
import type { LinkTable } from './links.ts';
import { byName } from './build-used-by.ts';

/** Declarations, keyed by the id of the type they extend or implement. */
export type ByBase = ReadonlyMap<number, readonly Declaration[]>;

/** Declarations that extend or implement a type, keyed by the type's id. */
export interface Relatives {
  readonly extendedBy: ByBase;
  readonly implementedBy: ByBase;
  /** Both kinds together. */
  readonly all: ByBase;
}

/** Inverts all `extends` and `implements` relations. */
export function findRelatives(table: LinkTable): Relatives {
  const declarations = [
    ...new Set([...table.places.values()].map((place) => place.declaration)),
  ].sort(byName);
  return {
    extendedBy: invert(declarations, (declaration) => declaration.extends),
    implementedBy: invert(declarations, (declaration) => declaration.implements),
    all: invert(declarations, ({ extends: base, implements: promised }) => [...base, ...promised]),
  };
}

function invert(
  declarations: readonly Declaration[],
  basesOf: (declaration: Declaration) => readonly (readonly Code[])[],
): ByBase {
  const found = new Map<number, Declaration[]>();
  for (const declaration of declarations)
    for (const base of basesOf(declaration)) {
      const target = codeTokens(base)[0]?.target;
      if (typeof target === 'number')
        found.set(target, [...(found.get(target) ?? []), declaration]);
    }
  return found;
}

/** Returns those of the `direct` subtypes that are not subtypes of another one. */
export function directlyBelow(all: ByBase, direct: readonly Declaration[] = []): Declaration[] {
  const unique = [...new Set(direct)];
  return unique.filter(
    (one) => !unique.some((other) => other !== one && allBelow(all, other.id).has(one)),
  );
}

function allBelow(all: ByBase, id: number, found = new Set<Declaration>()): Set<Declaration> {
  for (const next of all.get(id) ?? [])
    if (!found.has(next)) allBelow(all, next.id, found.add(next));
  return found;
}
