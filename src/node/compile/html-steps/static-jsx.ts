import type { Element, ElementContent, Nodes } from 'hast';
import { h } from 'hastscript';
import type {} from 'remark-mdx';
import type { HtmlStep } from '../context/step.ts';

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/**
 * Turns JSX that is plain HTML (lower-case names, literal attributes) into elements, and drops
 * comments and the paragraphs that Markdown adds around lone JSX and inside `<p>`. Any remaining
 * MDX is live, and the page hydrates with its code.
 */
export const staticJsxStep: HtmlStep = () => {
  // A paragraph that an author wrote as a `<p>` element is intentional, whatever it contains.
  const written = new WeakSet<Element>();
  const toStatic = (node: JsxElement) => {
    const element = toElement(node);
    if (!element) return undefined;
    written.add(element);
    return [element];
  };
  const dropComment = (node: Expression) => (isComment(node) ? [] : undefined);
  return {
    enter: {
      element: (node, parent) =>
        (isLoneJsx(node) && !written.has(node)) || (node.tagName === 'p' && isParagraph(parent))
          ? node.children
          : undefined,
      mdxJsxFlowElement: toStatic,
      mdxJsxTextElement: toStatic,
      mdxFlowExpression: dropComment,
      mdxTextExpression: dropComment,
    },
  };
};

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/**
 * Whether a node is a `<p>` element. Markdown wraps the lines inside `<p>` in a second paragraph,
 * which HTML does not allow.
 */
function isParagraph(node: Nodes) {
  return node.type === 'element' ? node.tagName === 'p' : isJsx(node) && node.name === 'p';
}

/**
 * Whether an element is a paragraph that contains only JSX, such as `<summary>`. As in MDX, such a
 * paragraph is replaced with its content.
 */
function isLoneJsx({ tagName, children }: Element) {
  return (
    tagName === 'p' &&
    children.some(isJsx) &&
    children.every((child) => isJsx(child) || (child.type === 'text' && child.value.trim() === ''))
  );
}

function isComment({ value }: Expression) {
  return /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(value);
}

/** Converts JSX to an HTML element; undefined if it is not plain HTML. */
function toElement({ name, attributes, children, position }: JsxElement): Element | undefined {
  if (!name || !/^[a-z][a-z\d-]*$/.test(name)) return undefined;
  const properties: [name: string, value: string | true][] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { value } = attribute;
    if (typeof value === 'object' && value) return undefined;
    properties.push([attribute.name, value ?? true]);
  }
  const element = h(name, Object.fromEntries(properties), children as ElementContent[]);
  return { ...element, position };
}
