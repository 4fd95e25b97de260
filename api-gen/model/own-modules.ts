import type { Declaration } from './declaration.ts';
import { plainDeclaration } from './plain-declaration.ts';

/**
 * Moves every declaration to the module that declares it. TypeDoc puts it where it finds it first,
 * which may be an index module that re-exports it; a reference with the exported name replaces it
 * there.
 */
export function moveToOwnModules(
  modules: readonly Declaration[],
  exportedNames: ReadonlyMap<number, string>,
): Declaration[] {
  const byFile = new Map(
    modules.flatMap((module) => (module.position ? [[module.position.file, module] as const] : [])),
  );
  const moved = new Map<number, Declaration>();
  for (const module of modules) {
    for (const child of module.children) {
      const owner = child.position && byFile.get(child.position.file);
      if (
        child.kind === 'reference' ||
        !owner ||
        owner === module ||
        !findReference(owner, child.id)
      )
        continue;
      moved.set(child.id, child);
    }
  }
  return modules.map((module) => ({
    ...module,
    children: module.children.map((child) => place(module, child)),
  }));

  function place(module: Declaration, child: Declaration): Declaration {
    if (moved.has(child.id)) return toReference(child, exportedNames.get(child.id));
    const target = child.aliasOf === undefined ? undefined : moved.get(child.aliasOf);
    return target &&
      target.position?.file === module.position?.file &&
      findReference(module, target.id) === child
      ? target
      : child;
  }
}

function findReference(module: Declaration, id: number): Declaration | undefined {
  return module.children.find((child) => child.kind === 'reference' && child.aliasOf === id);
}

function toReference(declaration: Declaration, name = declaration.name): Declaration {
  return plainDeclaration({
    id: -declaration.id,
    name,
    kind: 'reference',
    aliasOf: declaration.id,
  });
}
