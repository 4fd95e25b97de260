import type {} from 'mdast-util-to-hast';
import type { Element } from 'hast';
import type { Code, ListItem, Nodes, Parents, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { h } from 'hastscript';
import {
  readSignatureInfo,
  readWords,
  type DeclarationRow,
  type SignatureInfo,
} from '#shared/api/declaration-markdown.ts';
import { drawDeclaration } from './signatures/draw-declaration.ts';
import { drawSignature } from './signatures/draw-signature.ts';
import { signatureParts } from './signatures/signature-parts.ts';
import { setPosition } from '#node/compile/html-steps/blocks.ts';
import { setSearchText } from '#node/compile/html-steps/search-text.ts';
import type { MarkdownStep } from '#node/compile/context/step.ts';

/**
 * Renders the Markdown conventions of the API reference: signatures and lists. A signature is a
 * fence ```` ```ts signature class ````, followed by its links as definitions (`[Range]:
 * </path/>`). A list is in `:::declarations`, with one line for each declaration: `- static method
 * [run](</path/#run>) \{#run} — What it does.`
 */
export const declarationsStep: MarkdownStep = () => ({
  enter: {
    code(node, parent) {
      const info = node.lang === 'ts' ? readSignatureInfo(node.meta ?? '') : undefined;
      return info && [readSignature(node, info, takeLinks(node, parent))];
    },
  },
  leave: {
    containerDirective(node) {
      if (node.name === 'declarations') readDeclarations(node);
    },
  },
});

/**
 * Replaces a fence with a container that renders as the signature; `definitions` are the
 * signature's links.
 */
function readSignature(
  node: Code,
  info: SignatureInfo,
  definitions: readonly Nodes[],
): ContainerDirective {
  const links = definitions.flatMap((next) =>
    next.type === 'definition' ? [[next.label ?? next.identifier, next.url] as const] : [],
  );
  const drawn = drawSignature({ ...info, parts: signatureParts(node.value, links) });
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

/** Removes the definitions after a fence and returns them. */
function takeLinks(fence: Code, { children }: Parents): readonly Nodes[] {
  const first = (children as Nodes[]).indexOf(fence) + 1;
  let end = first;
  while (children[end]?.type === 'definition') end += 1;
  return children.splice(first, end - first);
}

/** Renders the rows of a list. The search indexes their names and descriptions. */
function readDeclarations(node: ContainerDirective): void {
  const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  const drawn = items.map((item) => {
    const row = readRow(item);
    const element = drawDeclaration(row);
    const text = [row.name, row.summary].filter(Boolean).join(': ');
    setSearchText(element, { text, aliases: [] });
    removeId(item);
    return element;
  });
  drawAs(node, h('ul.api-rows', drawn));
}

/** Renders a node as this element. */
function drawAs(node: ContainerDirective, { tagName, properties, children }: Element): void {
  setPosition(children, node.position);
  node.data = { hName: tagName, hProperties: properties, hChildren: children };
}

/** Removes the anchor from a row's text. */
function removeId(item: ListItem): void {
  const text = phrasingOf(item)[2];
  if (text?.type === 'text') text.value = text.value.replace(/^ \{#[^}]*\}/, '');
}

/**
 * Parses one row: its kind in words, its name as a link or code, its anchor, an optional value, and
 * what it does.
 */
function readRow(item: ListItem): DeclarationRow {
  const [first, name, ...rest] = phrasingOf(item);
  const more = toString({ type: 'paragraph', children: rest });
  const [, id, value, summary] = /^(?: \{#([^}]*)\})?(?: = (.*?))?(?: — (.*))?$/s.exec(more) ?? [];
  return {
    ...readWords(toString(first)),
    name: toString(name),
    id,
    href: name?.type === 'link' ? name.url : undefined,
    value,
    summary,
  };
}

function phrasingOf(item: ListItem): readonly PhrasingContent[] {
  const [paragraph] = item.children as readonly Nodes[];
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
