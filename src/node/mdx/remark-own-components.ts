import type { ImportSpecifier, Program } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mdxComponentNames, type MdxComponentName } from '#shared/mdx-components.ts';
import { clientModule } from './client-module.ts';
import { declaredNames } from './declared-names.ts';
import { pagePrograms } from './page-imports.ts';

/** Imports the components that a page uses without importing them, so that its code brings those and no others. */
export function remarkOwnComponents() {
  return (tree: Root): void => {
    const used = usedNames(tree);
    const declared = declaredNames(tree);
    const wanted = mdxComponentNames.filter((name) => used.has(name) && !declared.has(name));
    if (wanted.length > 0)
      tree.children.unshift({
        type: 'mdxjsEsm',
        value: '',
        data: { estree: importOf(wanted) },
      });
  };
}

/** Names of the elements of a page, in its text and in its code. */
function usedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      names.add(node.name ?? '');
  });
  for (const program of pagePrograms(tree))
    visitEstree(program, (node) => {
      if (node.type === 'JSXIdentifier') names.add(node.name);
    });
  return names;
}

function importOf(names: readonly MdxComponentName[]): Program {
  const specifiers = names.map((name): ImportSpecifier => {
    const identifier = { type: 'Identifier', name } as const;
    return { type: 'ImportSpecifier', imported: identifier, local: identifier };
  });
  const source = { type: 'Literal', value: clientModule('components.ts') } as const;
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ImportDeclaration', attributes: [], specifiers, source }],
  };
}
