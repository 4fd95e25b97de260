import type { Html, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { splitHeadingId } from './rehype-headings.ts';
import { isDrawn } from './remark-declarations.ts';

/** What the Markdown beside a page is made from. */
export interface MarkdownTwinInput {
  /** The page as the parser read it and the steps on Markdown left it. */
  readonly tree: Root;
  /** Title for a page whose body has none. */
  readonly title?: string;
  /** What blocks have drawn, by the offset in the page's body where they begin. */
  readonly blocks: ReadonlyMap<number, readonly Nodes[]>;
  /** Full address of a link or an image by what the author wrote; undefined: it stays. */
  readonly findUrl: (written: string) => string | undefined;
}

/**
 * The page as plain Markdown that reads well anywhere: blocks written out, boxes as quotations, folded parts open,
 * without ids and frontmatter, all addresses complete.
 */
export function toMarkdownTwin(input: MarkdownTwinInput): string {
  const { tree, title } = input;
  const children = tree.children.flatMap((node) => toPlain(node, input) as RootContent[]);
  if (title !== undefined)
    children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
  return toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', extensions });
}

const extensions = [
  gfmToMarkdown({ tablePipeAlign: false }),
  { handlers: mdxJsxToMarkdown().handlers ?? {} },
];

type Rest = Omit<MarkdownTwinInput, 'tree' | 'title'>;

/** What stands for a node on paper: nothing, itself in plain words, or what it holds. */
function toPlain(node: Nodes, rest: Rest): readonly Nodes[] {
  const block = rest.blocks.get(node.position?.start.offset ?? -1);
  if (block !== undefined && node.type === 'leafDirective')
    return block.flatMap((drawn) => toPlain(drawn, { ...rest, blocks: new Map() }));
  switch (node.type) {
    case 'html':
      return plainHtml(node, rest);
    case 'containerDirective': {
      if (isDrawn(node)) return node.children.flatMap((child) => toPlain(child, rest));
      const [title, body] = node.children as [Paragraph, Extract<Nodes, { type: 'blockquote' }>];
      const children = [strong(title.children), ...body.children];
      return withPlainChildren({ type: 'blockquote', children }, rest);
    }
    case 'heading':
      return withPlainChildren({ ...node, children: withoutId(node.children) }, rest);
    case 'link':
    case 'image':
    case 'definition':
      return withPlainChildren({ ...node, url: rest.findUrl(node.url) ?? node.url }, rest);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.name === 'summary') return [strong(phrasingOf(node.children))];
      if (node.name === 'details' || node.name === 'div')
        return node.children.flatMap((child) => toPlain(child, rest));
      return withPlainChildren(node, rest);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return [];
    default:
      return withPlainChildren(node, rest);
  }
}

function withPlainChildren(node: Nodes, rest: Rest): readonly Nodes[] {
  if (!('children' in node)) return [node];
  const children = (node.children as Nodes[]).flatMap((child) => toPlain(child, rest));
  return [{ ...node, children } as Nodes];
}

function strong(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

/** Words of an element, whether or not they stand in a paragraph. */
function phrasingOf(children: readonly Nodes[]): PhrasingContent[] {
  return children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}

function withoutId(children: PhrasingContent[]): PhrasingContent[] {
  const last = children.at(-1);
  const found = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
  return found ? [...children.slice(0, -1), { type: 'text', value: found.text }] : children;
}

const wrappers = /<!--.*?-->|<\/?(?:details|div)\b[^>]*>/gs;
const attributes = /(\s(?:href|src)=")([^"]+)/g;

/** Markup of a Markdown page without comments and wrappers, with complete addresses. */
function plainHtml(node: Html, { findUrl }: Rest): readonly Nodes[] {
  const value = node.value
    .replace(wrappers, '')
    .replace(/<summary[^>]*>(.*?)<\/summary>/gs, '**$1**')
    .replace(
      attributes,
      (_match, before: string, address: string) => before + (findUrl(address) ?? address),
    )
    .trim();
  return value === '' ? [] : [{ ...node, value }];
}
