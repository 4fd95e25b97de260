import type { Nodes as HtmlNodes } from 'hast';
import type { NodeHandle, State } from 'hast-util-to-mdast';
import type { Nodes, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import type {} from 'remark-mdx';

type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Name of the component that lists a category's pages. */
export const cardList = 'DocCardList';

/** Attributes of components whose values are visible text. */
const labels = ['label', 'title', 'summary'];

/** Whether a node is a JSX element, such as a component. */
export function isComponent(node: Nodes): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the text of a component's attribute; undefined if it is missing or computed. */
export function attributeOf(node: Component, name: string): string | undefined {
  const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** How to convert the components on a page. */
interface ComponentsInput {
  /** Whether the component with this name is kept for now and replaced once all pages are known. */
  readonly isKept: (name: string) => boolean;
  /** Makes a root-relative URL absolute, and leaves any other URL unchanged. */
  readonly complete: (url: string) => string;
}

/**
 * Creates the converters for MDX nodes. A component becomes its content, preceded by its label; a
 * component with a `to` or `href` and only inline content becomes a link. `<Head>` is dropped.
 */
export function componentHandlers(input: ComponentsInput): Record<string, NodeHandle> {
  const component: NodeHandle = (state, node: Component) => convert(state, node, input);
  return {
    mdxJsxFlowElement: component,
    mdxJsxTextElement: component,
    mdxFlowExpression: (_state, node: Expression) => literalOf(node),
    mdxTextExpression: (_state, node: Expression) => literalOf(node),
    mdxjsEsm: () => undefined,
  };
}

function convert(
  state: State,
  node: Component,
  { isKept, complete }: ComponentsInput,
): RootContent[] {
  if (isKept(node.name ?? '')) return [{ ...node, children: [] }];
  // `Head` sets metadata and is not part of the page's text.
  if (node.name === 'Head') return [];
  const children = state.all(node as HtmlNodes as Extract<HtmlNodes, { children: unknown }>);
  const url = attributeOf(node, 'to') ?? attributeOf(node, 'href');
  if (url !== undefined && children.length > 0 && children.every((child) => phrasing(child)))
    return [{ type: 'link', url: complete(url), children }];
  const isBlock = node.type === 'mdxJsxFlowElement';
  const content: RootContent[] =
    isBlock && node.name === 'CodeBlock'
      ? [
          {
            type: 'code',
            lang: attributeOf(node, 'language'),
            value: toString({ type: 'root', children }),
          },
        ]
      : isBlock
        ? state.toFlow(children)
        : children;
  const label = labels.map((name) => attributeOf(node, name)).find((text) => text !== undefined);
  if (label === undefined) return content;
  const words: RootContent = { type: 'strong', children: [{ type: 'text', value: label }] };
  // A separate paragraph, so that the label is not joined with the text after it.
  return [isBlock ? { type: 'paragraph', children: [words] } : words, ...content];
}

/** Returns a text node for a literal expression such as `{' '}`; undefined for a computed one. */
function literalOf({ data }: Expression): Nodes | undefined {
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal' && /^(?:string|number)$/.test(typeof expression.value))
    return { type: 'text', value: String(expression.value) };
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return { type: 'text', value: expression.quasis[0]?.value.cooked ?? '' };
}
