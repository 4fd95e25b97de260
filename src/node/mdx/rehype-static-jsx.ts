import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { HtmlStep } from './step.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/**
 * Turns the JSX of MDX pages that is plain HTML (lower-case names, literal attributes) into elements, and drops
 * comments. What is left of MDX after this is live, and makes the page hydrate with its code.
 */
export const rehypeStaticJsx: HtmlStep = () => {
  const toStatic = (node: JsxElement) => (isStatic(node) ? [toElement(node)] : undefined);
  const dropComment = (node: Expression) => (isComment(node) ? [] : undefined);
  return {
    enter: {
      element: (node) => (isLoneJsx(node) ? node.children : undefined),
      mdxJsxFlowElement: toStatic,
      mdxJsxTextElement: toStatic,
      mdxFlowExpression: dropComment,
      mdxTextExpression: dropComment,
    },
  };
};

/**
 * Whether a tree, or a part of one, holds JSX components, expressions or imports, which only run in the browser. Asked of
 * what the steps have left: a component in a code block, for example, has gone with it.
 */
export function isInteractive(node: Nodes): boolean {
  return node.type.startsWith('mdx') || ('children' in node && node.children.some(isInteractive));
}

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A paragraph that is nothing but JSX: MDX means the elements themselves, `<summary>` for example, and no paragraph. */
function isLoneJsx({ tagName, children }: Element): boolean {
  return (
    tagName === 'p' &&
    children.some(isJsx) &&
    children.every((child) => isJsx(child) || (child.type === 'text' && child.value.trim() === ''))
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

function isComment({ value }: Expression): boolean {
  return /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(value);
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
