import type { Program } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import { pagePrograms } from './page-imports.ts';

/** Names that the code of an MDX page imports or defines. */
export function declaredNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  for (const program of pagePrograms(tree)) addNames(program, names);
  return names;
}

/** All names that a piece of code declares. */
function addNames(program: Program, names: Set<string>): void {
  visitEstree(program, (node) => {
    const named =
      node.type === 'VariableDeclarator' ||
      node.type === 'FunctionDeclaration' ||
      node.type === 'ClassDeclaration'
        ? 'id' in node && node.id
        : node.type === 'ImportSpecifier' ||
            node.type === 'ImportDefaultSpecifier' ||
            node.type === 'ImportNamespaceSpecifier'
          ? node.local
          : undefined;
    if (named && named.type === 'Identifier') names.add(named.name);
    // `const { A, B } = …`
    if (named && named.type === 'ObjectPattern')
      for (const property of named.properties)
        if (property.type === 'Property' && property.value.type === 'Identifier')
          names.add(property.value.name);
  });
}
