import type { Element } from 'hast';
import { h } from 'hastscript';
import type { BlockContent, Link, ListItem, Nodes, PhrasingContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import type {} from 'remark-mdx';
import { blockToMdast, markdownElement } from '#node/compile/html-steps/block-to-mdast.ts';

/** A page of a category, with its full address. */
export interface Card {
  readonly label: string;
  readonly url: string;
}

/** An element of MDX: a component, or HTML. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Conversions that an MDX element needs for its content. */
export interface JsxToMdastInput {
  /** Converts a node inside the element to Markdown. */
  readonly toPlain: (node: Nodes) => readonly Nodes[];
  /** Returns the full address of a link or image. */
  readonly complete: (url: string) => string;
  /** Returns the links of `<DocCardList>` for a category. */
  readonly listCards: (category?: string) => readonly Card[];
}

/** Attributes of components whose values are visible text. */
const labels = ['label', 'title', 'summary'];

/**
 * Converts an MDX element to Markdown. HTML becomes its Markdown equivalent. A component becomes
 * its content, preceded by its label; one with an address becomes a link.
 */
export function jsxToMdast(node: JsxElement, input: JsxToMdastInput): readonly Nodes[] {
  const nodes = convert(node, input);
  return node.type === 'mdxJsxFlowElement' ? toBlocks(nodes) : nodes;
}

function convert(node: JsxElement, input: JsxToMdastInput): readonly Nodes[] {
  // Avoids converting HTML, which clones all content: reference pages have several of these.
  if (node.name === 'div') return node.children.flatMap((child) => input.toPlain(child));
  return isHtml(node) ? blockToMdast([toElement(node, input)]) : componentToMdast(node, input);
}

function componentToMdast(node: JsxElement, input: JsxToMdastInput): readonly Nodes[] {
  // Describes the document and is not part of its text.
  if (node.name === 'Head') return [];
  if (node.name === 'DocCardList') return toList(input.listCards(attribute(node, 'category')));
  const children = node.children.flatMap((child) => input.toPlain(child));
  const url = attribute(node, 'to') ?? attribute(node, 'href');
  if (url !== undefined && children.length > 0 && children.every((child) => phrasing(child)))
    return [{ type: 'link', url: input.complete(url), children }];
  const label = labels.map((name) => attribute(node, name)).find((text) => text !== undefined);
  const isCode = node.name === 'CodeBlock' && node.type === 'mdxJsxFlowElement';
  const content: readonly Nodes[] = isCode
    ? [
        {
          type: 'code',
          lang: attribute(node, 'language'),
          value: toString({ type: 'root', children }),
        },
      ]
    : children;
  if (label === undefined) return content;
  const words: Nodes = { type: 'strong', children: [{ type: 'text', value: label }] };
  // A separate paragraph, so that it is not joined with the text after it.
  return node.type === 'mdxJsxFlowElement'
    ? [{ type: 'paragraph', children: [words] }, ...content]
    : [words, ...content];
}

function toList(cards: readonly Card[]): readonly Nodes[] {
  const items = cards.map(({ label, url }): ListItem => {
    const link: Link = { type: 'link', url, children: [{ type: 'text', value: label }] };
    return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
  });
  return items.length > 0 ? [{ type: 'list', spread: false, children: items }] : [];
}

/** Converts nodes to flow content: bare text gets a paragraph. */
function toBlocks(nodes: readonly Nodes[]): readonly Nodes[] {
  const blocks: Nodes[] = [];
  let words: PhrasingContent[] = [];
  const endParagraph = (): void => {
    if (!words.every(isBlank)) blocks.push({ type: 'paragraph', children: words });
    words = [];
  };
  for (const node of nodes) {
    if (phrasing(node)) words.push(node);
    else {
      endParagraph();
      blocks.push(node as BlockContent);
    }
  }
  endParagraph();
  return blocks;
}

/** Whether a node is HTML, whose names are lower-case. */
function isHtml(node: Nodes): node is JsxElement {
  return (
    'attributes' in node &&
    'name' in node &&
    /^[a-z]/.test(node.name ?? '') &&
    node.type.startsWith('mdxJsx')
  );
}

/** Removes the paragraph that MDX puts around tags in a line, such as the cells of a row. */
function unwrapTags(node: Nodes): readonly Nodes[] {
  const isOnlyTags =
    node.type === 'paragraph' && node.children.every((child) => isHtml(child) || isBlank(child));
  return isOnlyTags ? node.children : [node];
}

const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Converts HTML in MDX to an element with Markdown inside it. */
function toElement(node: JsxElement, input: JsxToMdastInput): Element {
  const children = node.children.flatMap(unwrapTags).map((child) => {
    if (isHtml(child)) return toElement(child, input);
    return child.type === 'text' ? h(null, child.value) : markdownElement(input.toPlain(child));
  });
  const properties = Object.fromEntries(
    ['href', 'src', 'alt', 'title'].flatMap((name) => {
      const value = attribute(node, name);
      if (value === undefined) return [];
      return [[name, name === 'href' || name === 'src' ? input.complete(value) : value]];
    }),
  );
  const element = h(node.name ?? 'div', properties, children);
  // A link with a computed address is reduced to its text.
  return element.tagName === 'a' && !element.properties.href
    ? { ...element, tagName: 'span' }
    : element;
}

/** Returns the text of an attribute; undefined for a computed one. */
function attribute(node: JsxElement, name: string): string | undefined {
  for (const found of node.attributes)
    if (found.type === 'mdxJsxAttribute' && found.name === name)
      return typeof found.value === 'string' ? found.value : undefined;
  return undefined;
}
