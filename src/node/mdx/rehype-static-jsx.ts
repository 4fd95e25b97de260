import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { h } from 'hastscript';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * Turns the JSX of MDX pages that is plain HTML (lower-case names, literal attributes) into elements, and drops
 * comments. What is left of MDX after this is live, and makes the page hydrate with its code.
 */
export function rehypeStaticJsx() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (isLoneJsx(node)) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      if (isJsx(node) && isStatic(node)) {
        parent.children[index] = toElement(node);
        // Once more at this place, for what is inside the new element.
        return [SKIP, index];
      }
      if (isComment(node)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

/** Whether a tree, or a part of one, holds JSX components, expressions or imports, which only run in the browser. */
export function isInteractive(tree: Root | Element): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type.startsWith('mdx')) found = true;
    return !found;
  });
  return found;
}

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A paragraph that is nothing but JSX: MDX means the elements themselves, `<summary>` for example, and no paragraph. */
function isLoneJsx(node: Nodes): node is Element {
  if (node.type !== 'element' || node.tagName !== 'p') return false;
  return (
    node.children.some(isJsx) &&
    node.children.every(
      (child) => isJsx(child) || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

function isStatic(node: JsxElement): boolean {
  if (!node.name || !/^[a-z][a-z\d-]*$/.test(node.name)) return false;
  return node.attributes.every(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      (attribute.value === null ||
        attribute.value === undefined ||
        typeof attribute.value === 'string'),
  );
}

function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value);
}

function toElement(node: JsxElement): Element {
  const properties: Record<string, string | boolean | string[]> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const value = typeof attribute.value === 'string' ? attribute.value : true;
    if (attribute.name === 'class' || attribute.name === 'className')
      properties.className = String(value).split(/\s+/);
    else properties[attribute.name] = value;
  }
  return {
    ...h(node.name ?? 'div', properties, node.children as ElementContent[]),
    position: node.position,
  };
}
