import type {} from 'mdast-util-to-hast';
import type { Element } from 'hast';
import type { Code, ListItem, Nodes, Parents } from 'mdast';
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
      return info && [readSignature(node, info, parent)];
    },
  },
  leave: {
    containerDirective(node) {
      if (node.name === 'declarations') readDeclarations(node);
    },
  },
});

/**
 * Replaces a code block and the link definitions after it with a container that renders as the
 * signature.
 */
function readSignature(node: Code, info: SignatureInfo, { children }: Parents): ContainerDirective {
  const after = (children as Nodes[]).indexOf(node) + 1;
  const links: [name: string, href: string][] = [];
  for (let next = children[after]; next?.type === 'definition'; next = children[after]) {
    links.push([next.label ?? next.identifier, next.url]);
    children.splice(after, 1);
  }
  const container: ContainerDirective = {
    type: 'containerDirective',
    name: 'signature',
    children: [{ ...node, meta: null }],
    position: node.position,
  };
  drawAs(container, drawSignature(info, node.value, links));
  return container;
}

/** Renders the rows of a list. The search indexes their names and descriptions. */
function readDeclarations(node: ContainerDirective): void {
  const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  const drawn = items.map((item) => {
    const row = takeRow(item);
    const element = drawDeclaration(row);
    const text = [row.name, row.summary].filter(Boolean).join(': ');
    setSearchText(element, { text, aliases: [] });
    return element;
  });
  drawAs(node, h('ul.api-rows', drawn));
}

/** Makes a node render as the given element. */
function drawAs(node: ContainerDirective, { tagName, properties, children }: Element): void {
  setPosition(children, node.position);
  node.data = { hName: tagName, hProperties: properties, hChildren: children };
}

/**
 * Parses one row and removes the anchor from its text. A row consists of the kind in words, the
 * name as a link or code, and optionally an anchor, a value and a summary.
 */
function takeRow({ children: [paragraph] }: ListItem): DeclarationRow {
  const [first, name, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const more = toString({ type: 'paragraph', children: rest });
  const [, id, value, summary] = /^(?: \{#([^}]*)\})?(?: = (.*?))?(?: — (.*))?$/s.exec(more) ?? [];
  const [text] = rest;
  if (text?.type === 'text') text.value = text.value.replace(/^ \{#[^}]*\}/, '');
  return {
    ...readWords(toString(first)),
    name: toString(name),
    id,
    href: name?.type === 'link' ? name.url : undefined,
    value,
    summary,
  };
}
