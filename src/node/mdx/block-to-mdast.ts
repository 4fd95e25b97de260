import type { Element, ElementContent, Root } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Code, Nodes, PhrasingContent } from 'mdast';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';

/** What a block has drawn, as Markdown nodes that say the same. Addresses stay as they were drawn. */
export function blockToMdast(drawn: readonly ElementContent[]): readonly Nodes[] {
  const root: Root = { type: 'root', children: [...drawn] };
  const tree = toMdast(root, { handlers: { ...handlers, pre: toPre(languageOf(root)) } });
  return 'children' in tree ? (tree.children as Nodes[]) : [tree as Nodes];
}

/** The language of the first code that names its own; the two sides of an example share one name. */
function languageOf(root: Root): string | undefined {
  let language: string | undefined;
  visit(root, 'element', (node) => {
    language = ownLanguage(node);
    return language === undefined ? CONTINUE : EXIT;
  });
  return language;
}

function ownLanguage(node: Element): string | undefined {
  const prefix = 'language-';
  return classesOf(node)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
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
  const lang = (code && ownLanguage(code)) ?? language;
  return { type: 'code', lang: lang ?? null, value: toString(pre).replace(/\n+$/, '') };
}

/** In an example, "Before" and "After" stand out, and the chip between them becomes a request. */
const toParagraph: Handle = (state, node) => {
  const classes = classesOf(node);
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

/** Switches, buttons and break opportunities mean nothing on paper. */
const toNothing: Handle = () => undefined;

const handlers: Readonly<Record<string, Handle>> = {
  button: toNothing,
  fieldset: toNothing,
  wbr: toNothing,
  p: toParagraph,
  span: toSpan,
};

function classesOf({ properties }: Element): readonly string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}
