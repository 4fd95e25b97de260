import type { ApiProject } from './declaration.ts';
import type { PageDeclaration } from './slugs.ts';

/**
 * Returns the statement that imports a page's declaration from a package that exports it; undefined
 * if none does.
 */
export function importLine(
  { declaration, module, category, names }: PageDeclaration,
  { packages, exports }: ApiProject,
): string | undefined {
  const outermost = module.children.find(({ name }) => name === names[0])?.id ?? declaration.id;
  const own = module.position?.file;
  const ordered = packages.toSorted((a, b) => Number(b.file === own) - Number(a.file === own));
  for (const { specifier, file } of ordered) {
    const exported = exports.get(file)?.get(outermost);
    if (exported === undefined) continue;
    const { name, isType } = exported;
    const isInterface = category === 'interfaces' && names.length === 1;
    const word = isType || isInterface ? 'import type' : 'import';
    // A default export without a name of its own needs a local one.
    const local = names[0] === 'default' ? 'imported' : names[0];
    const imported = name === 'default' || name === 'export=' ? local : `{ ${name} }`;
    return `${word} ${imported} from ${JSON.stringify(specifier)};`;
  }
  return undefined;
}
