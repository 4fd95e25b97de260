import type { ApiProject, Declaration } from './declaration.ts';
import { plainDeclaration } from './plain-declaration.ts';

/**
 * Moves every declaration to its home module, whose file `homes` specifies. TypeDoc puts a
 * declaration in the first module where it finds it; a reference with the exported name replaces it
 * there.
 */
export function moveToHomes(
  modules: readonly Declaration[],
  homes: ReadonlyMap<number, string>,
  exports: ApiProject['exports'],
): Declaration[] {
  const byFile = new Map(
    modules.flatMap((module) => (module.position ? [[module.position.file, module] as const] : [])),
  );
  const homeOf = (id: number) => byFile.get(homes.get(id) ?? '');
  const moved = new Map(
    modules.flatMap((module) =>
      module.children.flatMap((child) => {
        const home = homeOf(child.id);
        const isAway = child.kind !== 'reference' && home !== undefined && home !== module;
        return isAway && findReference(home, child.id) ? [[child.id, child] as const] : [];
      }),
    ),
  );
  return modules.map((module) => ({
    ...module,
    children: module.children.map((child) => {
      const names = exports.get(module.position?.file ?? '');
      if (moved.has(child.id)) return toReference(child, names?.get(child.id)?.name);
      const target = moved.get(child.aliasOf ?? Number.NaN);
      const isHome = target && homeOf(target.id) === module;
      if (!isHome || findReference(module, target.id) !== child) return child;
      return { ...target, comment: target.comment ?? child.comment };
    }),
  }));
}

function findReference(module: Declaration, id: number): Declaration | undefined {
  return module.children.find((child) => child.kind === 'reference' && child.aliasOf === id);
}

/** Creates a reference to a declaration. A default export gets the declaration's name. */
function toReference({ id, name }: Declaration, exported = name): Declaration {
  return plainDeclaration({
    id: -id,
    name: exported === 'default' || exported === 'export=' ? name : exported,
    kind: 'reference',
    aliasOf: id,
  });
}
