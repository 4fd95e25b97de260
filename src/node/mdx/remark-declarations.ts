import type {} from 'mdast-util-to-hast';
import type { Element } from 'hast';
import type { Code, ListItem, Nodes, Parents, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { h } from 'hastscript';
import type { DeclarationRow } from '#shared/api/declaration-row.ts';
import { drawDeclaration } from '../html/draw-declaration.ts';
import { drawSignature } from '../html/draw-signature.ts';
import { signatureParts } from '../html/signature-parts.ts';
import { setPosition } from './set-position.ts';
import { setSearchText } from './search-text.ts';
import type { MarkdownStep } from './step.ts';

/** Words before the kind of a declaration. */
const modifierWords = new Set(['private', 'protected', 'static', 'abstract']);

/**
 * Draws what pages of the API reference say in Markdown:
 * a fence ```` ```ts signature class ````, whose links stand behind it as definitions (`[Range]: </path/>`),
 * and a list in `:::declarations`, one line for each: `- static method [run](</path/#run>) \{#run} — What it does.`
 */
export const remarkDeclarations: MarkdownStep = () => ({
  enter: {
    code(node, parent) {
      if (node.lang !== 'ts' || !/^signature\b/.test(node.meta ?? '')) return undefined;
      return [readSignature(node, takeLinks(node, parent))];
    },
  },
  leave: {
    containerDirective(node) {
      if (node.name === 'declarations') readDeclarations(node);
    },
  },
});

/** Whether a container has been drawn here: its element is made, and its children are what it says in Markdown. */
export function isDrawn({ type, data }: Nodes): boolean {
  return type === 'containerDirective' && data?.hChildren !== undefined;
}

/** Puts a fence into a container that is drawn as the signature; `definitions` are its links. */
function readSignature(node: Code, definitions: readonly Nodes[]): ContainerDirective {
  const links = definitions.flatMap((next) =>
    next.type === 'definition' ? [[next.label ?? next.identifier, next.url] as const] : [],
  );
  const [, kind, ...flags] = (node.meta ?? '').split(' ');
  const drawn = drawSignature({
    kind: kind === 'member' ? undefined : kind?.replace('-', ' '),
    deprecated: flags.includes('deprecated'),
    parts: signatureParts(node.value, links),
  });
  const { position } = node;
  const container: ContainerDirective = {
    type: 'containerDirective',
    name: 'signature',
    children: [{ ...node, meta: null }],
    position,
  };
  drawAs(container, drawn);
  return container;
}

/** Takes away the definitions that stand behind a fence. */
function takeLinks(fence: Code, { children }: Parents): readonly Nodes[] {
  const first = (children as Nodes[]).indexOf(fence) + 1;
  let end = first;
  while (children[end]?.type === 'definition') end += 1;
  return children.splice(first, end - first);
}

/** Draws the lines of a list. The search reads names and words, or nothing where another page says the same. */
function readDeclarations(node: ContainerDirective): void {
  const isHidden = 'hidden' in (node.attributes ?? {});
  const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  const drawn = items.map((item) => {
    const row = readRow(item);
    const element = drawDeclaration(row);
    const text = isHidden ? '' : [row.name, row.summary].filter(Boolean).join(': ');
    setSearchText(element, { text, aliases: [] });
    removeId(item);
    return element;
  });
  drawAs(node, h('ul', { className: ['api-rows'] }, drawn));
}

/** Has a node drawn as this element. */
function drawAs(node: ContainerDirective, { tagName, properties, children }: Element): void {
  setPosition(children, node.position);
  node.data = { hName: tagName, hProperties: properties, hChildren: children };
}

/** The anchor of a line is nothing to read. */
function removeId(item: ListItem): void {
  const text = phrasingOf(item)[2];
  if (text?.type === 'text') text.value = text.value.replace(/^ \{#[^}]*\}/, '');
}

/** One line: words for what it is, its name as link or code, its anchor, perhaps a value, and what it does. */
function readRow(item: ListItem): DeclarationRow {
  const [first, name, ...rest] = phrasingOf(item);
  const words = toString(first).trim().split(' ');
  const deprecated = words[0] === 'deprecated';
  const kind = words.slice(deprecated ? 1 : 0);
  const modifiers = kind.splice(
    0,
    kind.findIndex((word) => !modifierWords.has(word)),
  );
  const more = toString({ type: 'paragraph', children: rest });
  const [, id, value, summary] = /^(?: \{#([^}]*)\})?(?: = (.*?))?(?: — (.*))?$/s.exec(more) ?? [];
  return {
    kind: kind.join(' '),
    name: toString(name),
    ...(id === undefined ? {} : { id }),
    ...(name?.type === 'link' ? { href: name.url } : {}),
    ...(modifiers.length > 0 ? { modifiers } : {}),
    ...(value === undefined ? {} : { value }),
    ...(summary === undefined ? {} : { summary }),
    ...(deprecated ? { deprecated: true } : {}),
  };
}

function phrasingOf(item: ListItem): readonly PhrasingContent[] {
  const [paragraph] = item.children as readonly Nodes[];
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
