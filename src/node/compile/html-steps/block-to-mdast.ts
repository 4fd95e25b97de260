import type { Element, ElementContent, Root } from 'hast';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code, Nodes, Nodes as MarkdownNodes, PhrasingContent } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { classesOf, languageOf } from '../html/classes-of.ts';

/** Converts a rendered block to equivalent Markdown nodes. Addresses are unchanged. */
export function blockToMdast(drawn: readonly ElementContent[]): readonly Nodes[] {
  const root: Root = { type: 'root', children: [...drawn] };
  const tree = toMdast(root, { handlers: { ...handlers, pre: toPre(firstLanguage(root)) } });
  return 'children' in tree ? (tree.children as Nodes[]) : [tree as Nodes];
}

/** Returns the language of the first code that has one; the two sides of an example share it. */
function firstLanguage(root: Root): string | undefined {
  let language: string | undefined;
  visit(root, 'element', (node) => {
    language = languageOf(node);
    return language === undefined ? CONTINUE : EXIT;
  });
  return language;
}

const toPre =
  (language?: string): Handle =>
  (state, node) => {
    const code = toCode(node, language);
    state.patch(node, code);
    return code;
  };

function toCode(pre: Element, language?: string): Code {
  const code = pre.children.find((child) => child.type === 'element');
  const lang = (code && languageOf(code)) ?? language;
  return { type: 'code', lang: lang ?? null, value: toString(pre).replace(/\n+$/, '') };
}

/**
 * Converts parts of an example: "Before" and "After" become bold, the chip between them becomes a
 * request, and a command field is omitted.
 */
const toParagraph: Handle = (state, node) => {
  const classes = classesOf(node);
  if (classes.includes('first-field')) return undefined;
  const children = state.all(node) as PhrasingContent[];
  if (classes.includes('example-label'))
    return { type: 'paragraph', children: [{ type: 'strong', children }] };
  if (classes.includes('example-spoken'))
    return { type: 'paragraph', children: [{ type: 'text', value: 'Say ' }, ...children] };
  return { type: 'paragraph', children };
};

const toSpan: Handle = (state, node) => {
  const classes = classesOf(node);
  if (classes.includes('spoken'))
    return { type: 'inlineCode', value: `"${toString(node).replace(/[“”]/g, '')}"` };
  return state.all(node);
};

/** Omits links for saving a file, which are really buttons. */
const toLink: Handle = (state, node) =>
  node.properties.download === true ? undefined : defaultHandlers.a(state, node);

/** Omits switches, buttons and break opportunities, which have no meaning in plain Markdown. */
const toNothing: Handle = () => undefined;

const toStrong: Handle = (state, node) => ({
  type: 'strong',
  children: state.all(node) as PhrasingContent[],
});

/** Writes the cells of a table with code one after another, because Markdown cells are one line. */
const toTable: Handle = (state, node) => {
  let hasCode = false;
  const cells: Element[] = [];
  visit(node, 'element', (element) => {
    if (element.tagName === 'td' || element.tagName === 'th') cells.push(element);
    hasCode ||= element.tagName === 'pre' || (element.data?.markdown ?? []).some(isCode);
  });
  return hasCode
    ? cells.flatMap((cell) => state.toFlow(state.all(cell)))
    : defaultHandlers.table(state, node);
};

const isCode = ({ type }: Nodes): boolean => type === 'code';

declare module 'hast' {
  interface ElementData {
    markdown?: readonly MarkdownNodes[];
  }
}

/** Creates an element with a Markdown equivalent, and its text for code, which has no Markdown. */
export function markdownElement(markdown: readonly Nodes[]): Element {
  const text = markdown.map((node) => markdownText(node)).join('');
  return { ...h('docs-markdown', text), data: { markdown } };
}

const handlers: Readonly<Record<string, Handle>> = {
  'docs-markdown': (_state, node) => [...(node.data?.markdown ?? [])],
  a: toLink,
  button: toNothing,
  fieldset: toNothing,
  wbr: toNothing,
  p: toParagraph,
  summary: toStrong,
  table: toTable,
  span: toSpan,
};
