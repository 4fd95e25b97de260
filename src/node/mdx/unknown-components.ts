import type { Program } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mdxComponentNames } from '#shared/mdx-components.ts';
import { findNearest } from '#shared/nearest.ts';
import type { Problem } from '#shared/problem.ts';
import { positionOf, type CompileContext } from './compile-context.ts';
import { pagePrograms } from './page-imports.ts';

/** Reports the components of an MDX page that it neither imports nor defines, and that no page has by itself. */
export function unknownComponents(tree: Root, context: CompileContext): readonly Problem[] {
  const known = new Set<string>(mdxComponentNames);
  for (const program of pagePrograms(tree)) addNames(program, known);
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const [object = ''] = name.split('.');
    if (!isComponent(name) || known.has(object)) return;
    const nearest = findNearest(object, known);
    problems.push({
      message: `The page uses the component <${name}>, which it does not import.`,
      hint: nearest
        ? `Did you mean <${nearest}>?`
        : `Import "${object}", or write \`\\<\` for a less-than sign that is text.`,
      severity: 'error',
      position: positionOf(node, context),
    });
  });
  return problems;
}

/** HTML has names in small letters; custom elements have a hyphen. */
function isComponent(name: string): boolean {
  return name.includes('.') || /^[^a-z]/.test(name) ? name !== '' : false;
}

/** Everything that a piece of code gives a name to. */
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
