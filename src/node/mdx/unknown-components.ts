import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mdxComponentNames } from '#shared/mdx-components.ts';
import { findNearest } from '#shared/nearest.ts';
import type { Problem } from '#shared/problem.ts';
import { positionOf, type CompileContext } from './compile-context.ts';
import { declaredNames } from './declared-names.ts';

/** Reports the components of an MDX page that it neither imports nor defines, and that no page has by itself. */
export function unknownComponents(tree: Root, context: CompileContext): readonly Problem[] {
  const known = new Set<string>([...mdxComponentNames, ...declaredNames(tree)]);
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
