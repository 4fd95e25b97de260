import type {} from 'mdast-util-to-hast';
import type { Code, ListItem, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ApiRow, ApiRowsBlock, ApiSignatureBlock } from '#shared/api/api-blocks.ts';
import { signatureParts } from './signature-parts.ts';

/** Words before the kind of a declaration. */
const modifierWords = new Set(['private', 'protected', 'static', 'abstract']);

/**
 * Reads what pages of the API reference say in Markdown, for the blocks that draw it:
 * a fence ```` ```ts signature class ````, whose links stand behind it as definitions (`[Range]: </path/>`),
 * and a list in `:::declarations`, one line for each: `- static method [run](</path/#run>) \\{#run} — What it does.`
 */
export function remarkDeclarations() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (index === undefined || !parent) return;
      const siblings = parent.children as RootContent[];
      if (node.type === 'code' && node.lang === 'ts' && /^signature\b/.test(node.meta ?? ''))
        readSignature(node, siblings, index);
      else if (node.type === 'containerDirective' && node.name === 'declarations')
        siblings[index] = readDeclarations(node);
    });
  };
}

/** Turns the fence into the block's; the definitions behind it are its links. */
function readSignature(node: Code, siblings: RootContent[], index: number): void {
  const links: (readonly [string, string])[] = [];
  for (let next = siblings[index + 1]; next?.type === 'definition'; next = siblings[index + 1]) {
    links.push([next.label ?? next.identifier, next.url]);
    siblings.splice(index + 1, 1);
  }
  const [, kind, ...flags] = (node.meta ?? '').split(' ');
  const block: ApiSignatureBlock = {
    ...(kind && kind !== 'member' ? { kind: kind.replace('-', ' ') } : {}),
    ...(flags.includes('deprecated') ? { deprecated: true } : {}),
    parts: signatureParts(node.value, links),
  };
  Object.assign(node, { lang: 'api-signature', meta: null, value: JSON.stringify(block) });
}

function readDeclarations({ children, attributes, position }: ContainerDirective): Code {
  const items = children.flatMap((child) => (child.type === 'list' ? child.children : []));
  const block: ApiRowsBlock = {
    rows: items.map(readRow),
    ...(attributes && 'hidden' in attributes ? { hidden: true } : {}),
  };
  return { type: 'code', lang: 'api-rows', value: JSON.stringify(block), position };
}

/** One line: words for what it is, its name as link or code, its anchor, perhaps a value, and what it does. */
function readRow(item: ListItem): ApiRow {
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
