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
    const name = exports.get(file)?.get(outermost);
    if (name === undefined) continue;
    const word = category === 'interfaces' && names.length === 1 ? 'import type' : 'import';
    // A default export without a name of its own needs a local one.
    const local = names[0] === 'default' ? 'imported' : names[0];
    const imported = name === 'default' ? local : `{ ${name} }`;
    return `${word} ${imported} from ${JSON.stringify(specifier)};`;
  }
  return undefined;
}
