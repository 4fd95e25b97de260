import type {} from 'mdast-util-math';
import type { Html, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { withoutComments } from '#node/compile/html/without-comments.ts';
import { isDrawn } from '#node/compile/markdown-steps/declarations.ts';
import { type Card, jsxToMdast } from './jsx-to-mdast.ts';
import type {} from 'remark-mdx';

/** A parsed page, and lookups for the content that its Markdown includes. */
export interface MarkdownTwinInput {
  /** The page after parsing and after the Markdown steps. */
  readonly tree: Root;
  /** Title for a page whose body has none. */
  readonly title?: string;
  /** Rendered blocks, by their offset in the page's body. */
  readonly blocks: ReadonlyMap<number, readonly Nodes[]>;
  /** Converts an author's link or image address to a full one; undefined leaves it unchanged. */
  readonly findUrl: (written: string) => string | undefined;
  /** Returns the links of `<DocCardList>` for a category, with full addresses. Default: none. */
  readonly listCards?: (category?: string) => readonly Card[];
  /** Returns the page that an imported component comes from; undefined if it is code. */
  readonly findPiece?: (name: string) => MarkdownTwinInput | undefined;
}

/**
 * Writes the page as plain Markdown that reads well anywhere: blocks written out, admonitions as
 * block quotes, details open, without ids and frontmatter, with full addresses.
 */
export function toMarkdownTwin(input: MarkdownTwinInput): string {
  const { tree, title } = input;
  const children = plainChildren(tree, input);
  if (title !== undefined)
    children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
  return toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', extensions });
}

const extensions = [gfmToMarkdown({ tablePipeAlign: false })];

function plainChildren(tree: Root, rest: Rest): RootContent[] {
  return tree.children.flatMap((node) => toPlain(node, rest) as RootContent[]);
}

type Rest = Omit<MarkdownTwinInput, 'tree' | 'title'>;

/**
 * Converts a node to plain Markdown: to nothing, to a plain version of itself, or to its content.
 */
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
    case 'link':
    case 'image':
    case 'definition':
      return withPlainChildren({ ...node, url: rest.findUrl(node.url) ?? node.url }, rest);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const piece = rest.findPiece?.(node.name ?? '');
      if (piece) return plainChildren(piece.tree, piece);
      return jsxToMdast(node, {
        toPlain: (child) => toPlain(child, rest),
        complete: (url) => rest.findUrl(url) ?? url,
        listCards: (category) => rest.listCards?.(category) ?? [],
      });
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return literalOf(node);
    case 'mdxjsEsm':
      return [];
    case 'diagram':
      return [{ ...node, type: 'code' }];
    case 'math':
      return [{ ...node, type: 'code', lang: 'math' }];
    case 'inlineMath':
      return [{ ...node, type: 'inlineCode' }];
    default:
      return withPlainChildren(node, rest);
  }
}

function withPlainChildren(node: Nodes, rest: Rest): readonly Nodes[] {
  if (!('children' in node)) return [node];
  const children = (node.children as Nodes[]).flatMap((child) => toPlain(child, rest));
  if (node.type !== 'heading' && node.type !== 'paragraph') return [{ ...node, children } as Nodes];
  const kept = trimEnds(children);
  return kept.length > 0 ? [{ ...node, children: kept } as Nodes] : [];
}

/** Trims spaces at both ends, where nodes may have been omitted. */
function trimEnds(nodes: readonly Nodes[]): readonly Nodes[] {
  const trimmed = nodes.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === nodes.length - 1 ? start.trimEnd() : start };
  });
  return trimmed.filter((node) => node.type !== 'text' || node.value !== '');
}

function strong(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children }] };
}

// `[^<>]`, because otherwise the end of an unclosed tag would be searched for from every `<`.
const wrappers = /<\/?(?:details|div)\b[^<>]*>/g;
const summaries = /<\/?summary\b[^<>]*>/g;
const attributes = /(\s(?:href|src)=")([^"]+)/g;

/** Returns the HTML of a Markdown page without comments and wrappers, with full addresses. */
function plainHtml(node: Html, { findUrl }: Rest): readonly Nodes[] {
  const value = withoutComments(node.value)
    .replace(wrappers, '')
    .replace(summaries, '**')
    .replace(
      attributes,
      (_match, before: string, address: string) => before + (findUrl(address) ?? address),
    )
    .trim();
  return value === '' ? [] : [{ ...node, value }];
}

type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Returns the text of a literal expression such as `{' '}`; nothing for a computed one. */
function literalOf({ data }: Expression): readonly Nodes[] {
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  if (
    expression.type === 'Literal' &&
    typeof expression.value !== 'boolean' &&
    expression.value !== null
  )
    return [{ type: 'text', value: String(expression.value) }];
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return [];
  return [{ type: 'text', value: expression.quasis[0]?.value.cooked ?? '' }];
}
