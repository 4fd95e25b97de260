import type { Element, ElementContent, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { PhrasingContent, Root, Text } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { toPath } from '#shared/paths/base-path.ts';
import { canonicalUrl, siteAddress } from '#shared/page/head-tags.ts';
import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { CompileContext } from '#node/compile/context/compile-context.ts';
import { classesOf, languageOf } from '#node/compile/html/classes-of.ts';
import { codeMetaAttribute } from '#node/compile/html-steps/raw-html.ts';
import { cardList, componentHandlers } from './components.ts';

/**
 * Converts a page to plain Markdown that reads well anywhere: admonitions become block quotes,
 * details are expanded, ids and buttons are removed, and root-relative URLs become absolute.
 * Components that show other pages are kept until `writeMarkdown` replaces them.
 */
export function toMarkdownTree(tree: HtmlRoot, context: CompileContext): Root {
  const complete = (url: string): string => completeUrl(url, context);
  const imported = new Set(context.result.imports.map(({ name }) => name));
  const isKept = (name: string): boolean => name === cardList || imported.has(name);
  return toMdast(copyOf(tree), {
    document: true,
    handlers: { ...handlers, a: toLink(complete), img: toImage(complete) },
    nodeHandlers: { ...componentHandlers({ isKept, complete }), raw: toNothing },
  }) as Root;
}

/**
 * Copies a tree without positions. The text of code is moved to the element's data, because the
 * converter would collapse the spaces in and around it.
 */
function copyOf({ position: _position, ...node }: HtmlNodes): HtmlNodes {
  if (!('children' in node)) return node;
  const children = node.children.map(copyOf) as ElementContent[];
  if (node.type !== 'element' || node.tagName !== 'code') return { ...node, children };
  const code = toString(node);
  return { ...node, children: [{ type: 'text', value: 'x' }], data: { ...node.data, code } };
}

/**
 * Makes a root-relative URL absolute if the site's URL is known; for a page, uses the URL of its
 * Markdown version. Leaves any other URL unchanged.
 */
function completeUrl(url: string, { settings: { config }, site }: CompileContext): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = toPath(config.baseUrl, pathname);
  const page = site.findPath(path ?? '');
  const target = page === undefined ? path : markdownPath(page);
  return (target === null ? siteAddress(pathname, config) : canonicalUrl(target, config)) + suffix;
}

type Complete = (url: string) => string;

/**
 * Converts a link. Omits heading links, links back from footnotes, and download links, which are
 * shown as buttons.
 */
const toLink =
  (complete: Complete): Handle =>
  (state, node) => {
    const { href, download, dataFootnoteBackref } = node.properties;
    const isControl = download === true || dataFootnoteBackref !== undefined;
    if (isControl || classesOf(node).includes('heading-link')) return undefined;
    // Reduces a link to its text if it has no URL or a computed one.
    if (typeof href !== 'string') return state.all(node);
    return { ...defaultHandlers.a(state, node), url: complete(href) };
  };

const toImage =
  (complete: Complete): Handle =>
  (state, node) => {
    const { address = String(node.properties.src) } = node.data ?? {};
    return { ...defaultHandlers.img(state, node), url: complete(address) };
  };

/** Omits an element, such as a button or a line break opportunity. */
const toNothing: Handle = () => undefined;

function text(value: string): Text {
  return { type: 'text', value };
}

/** Returns the name that the author gave a footnote, from its generated id or a link to it. */
function footnoteName(address: unknown): string {
  return String(address).replace(/^#?user-content-(?:fn-)?/, '');
}

/** Converters for elements, keyed by tag name. */
const handlers: Readonly<Record<string, Handle>> = {
  button: toNothing,
  fieldset: toNothing,
  wbr: toNothing,
  code: (_state, { data }) => ({ type: 'inlineCode', value: data?.code ?? '' }),
  pre(_state, node) {
    const [first] = node.children;
    const code = first?.type === 'element' ? first : node;
    const lang = classesOf(node).includes('api-signature') ? 'ts' : languageOf(code);
    const meta = code.data?.meta ?? code.properties[codeMetaAttribute];
    const value = (code.data?.code ?? toString(node)).replace(/\n+$/, '');
    return { type: 'code', lang: lang ?? null, meta: lang && meta ? String(meta) : null, value };
  },
  // An example, both sides of which use the language of the first.
  figure(state, node) {
    let first: Element | undefined;
    visit(node, 'element', (element) => {
      if (element.tagName !== 'code') return;
      first ??= element;
      if (languageOf(first)) element.properties.className = first.properties.className;
    });
    return state.toFlow(state.all(node));
  },
  // In an example, "Before" and "After" become bold, the chip between them becomes an instruction
  // ("Say …"), and a command field is omitted.
  p(state, node) {
    const classes = classesOf(node);
    if (classes.includes('first-field')) return undefined;
    const children = state.all(node) as PhrasingContent[];
    if (classes.includes('example-label') || classes.includes('admonition-title'))
      return { type: 'paragraph', children: [{ type: 'strong', children }] };
    if (classes.includes('example-spoken'))
      return { type: 'paragraph', children: [text('Say '), ...children] };
    const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
    return isEmpty ? undefined : { type: 'paragraph', children };
  },
  summary: (state, node) => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
  }),
  div(state, node) {
    if (node.data?.markdown) return node.data.markdown;
    const children = state.toFlow(state.all(node));
    return node.properties.role === 'note' ? { type: 'blockquote', children } : children;
  },
  span(state, node, parent) {
    if (node.data?.markdown) return node.data.markdown;
    const classes = classesOf(node);
    const children = state.all(node) as PhrasingContent[];
    if (classes.includes('spoken-slot')) return [text('<'), ...children, text('>')];
    if (classes.includes('spoken')) {
      const phrase = wordsOf({ type: 'paragraph', children });
      return { type: 'inlineCode', value: `"${phrase.replace(/[“”]/g, '')}"` };
    }
    if (classes.includes('api-row-name')) return { type: 'inlineCode', value: toString(node) };
    if (classes.includes('api-row-summary')) return [text('— '), ...children];
    if (classes.includes('api-row-title') && parent?.type === 'element') {
      const [mark] = parent.children;
      const kind = mark?.type === 'element' ? `${String(mark.properties.title)} ` : '';
      // The name is the first child that is not text: a link or code.
      const name = children.findIndex(({ type }) => type !== 'text');
      const words = classesOf(parent).includes('api-deprecated') ? 'deprecated ' : '';
      return [text(words), ...children.slice(0, name), text(kind), ...children.slice(name)];
    }
    return children;
  },
  // A list is loose if any of its items has paragraphs.
  li: (state, node) => ({
    ...defaultHandlers.li(state, node),
    spread: node.children.some((child) => child.type === 'element' && child.tagName === 'p'),
  }),
  // The cells of a table that contains code are written one after another, because a Markdown cell
  // is a single line.
  table(state, node) {
    let hasCode = false;
    const cells: Element[] = [];
    visit(node, 'element', (element) => {
      if (element.tagName === 'td' || element.tagName === 'th') cells.push(element);
      hasCode ||= element.tagName === 'pre';
    });
    return hasCode
      ? cells.flatMap((cell) => state.toFlow(state.all(cell)))
      : defaultHandlers.table(state, node);
  },
  // A footnote's number becomes a footnote reference.
  sup(state, node) {
    const [link] = node.children;
    if (link?.type !== 'element' || link.properties.dataFootnoteRef === undefined)
      return state.all(node);
    return { type: 'footnoteReference', identifier: footnoteName(link.properties.href) };
  },
  section(state, node) {
    if (node.properties.dataFootnotes === undefined) return state.toFlow(state.all(node));
    const items = node.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'ol' ? child.children : [],
    );
    return items
      .filter((item) => item.type === 'element')
      .map((item) => ({
        type: 'footnoteDefinition',
        identifier: footnoteName(item.properties.id),
        children: state.toFlow(state.all(item)),
      }));
  },
};
