import type { ApiProject } from './declaration.ts';
import type { PageDeclaration } from './slugs.ts';

/**
 * Returns the statement that imports a page's declaration: from the package that exports it, or
 * else from its module.
 */
export function importLine(
  { declaration, module, category, names }: PageDeclaration,
  { packages, exports }: ApiProject,
): string | undefined {
  const outermost = module.children.find(({ name }) => name === names[0])?.id ?? declaration.id;
  const own = { specifier: module.name, file: module.position?.file ?? '' };
  for (const { specifier, file } of [...packages, own]) {
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
