import type { Node as EstreeNode, Program } from 'estree-jsx';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';

/** Something that the code of an MDX page imports: what it names, and where (line and column count from 1 in its body). */
export interface PageImport {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** Collects what an MDX page imports, in whatever way: declarations, re-exports and calls of `import`. */
export function pageImports(tree: Root): readonly PageImport[] {
  const found: PageImport[] = [];
  for (const program of pagePrograms(tree))
    visitEstree(program, (node) => {
      const source = sourceOf(node);
      if (source === undefined) return;
      const { line = 1, column = 0 } = node.loc?.start ?? {};
      found.push({ source, line, column: column + 1 });
    });
  return found;
}

/** The pieces of code of an MDX page: statements, expressions, and those in attributes. */
export function pagePrograms(tree: Root): readonly Program[] {
  const programs: Program[] = [];
  const add = (estree: Program | null | undefined): void => {
    if (estree) programs.push(estree);
  };
  visit(tree, (node) => {
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    )
      add(node.data?.estree);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') add(attribute.data?.estree);
      else if (attribute.value && typeof attribute.value === 'object')
        add(attribute.value.data?.estree);
    }
  });
  return programs;
}

function sourceOf(node: EstreeNode): string | undefined {
  if (
    node.type !== 'ImportDeclaration' &&
    node.type !== 'ExportNamedDeclaration' &&
    node.type !== 'ExportAllDeclaration' &&
    node.type !== 'ImportExpression'
  )
    return undefined;
  const { source } = node;
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined;
}
