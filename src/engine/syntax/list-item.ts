import type { Node } from 'web-tree-sitter';
import type { Range } from '#shared/text/range.ts';
import type { SyntaxScope } from './syntax-trees.ts';

const brackets = ['(', ')', '[', ']', '{', '}', '<', '>'];

/** An item of a list: usually one node; in CSS also several words in a row, such as `red 50px`. */
export interface ListItem {
  readonly first: Node;
  readonly last: Node;
}

/** Returns the item that starts at a node; undefined for a comment or a later word of an item. */
export function itemFrom(node: Node): ListItem | undefined {
  const { previousSibling } = node;
  if (node.isExtra || (previousSibling && isWord(previousSibling))) return undefined;
  let last = node;
  while (last.nextSibling && isWord(last.nextSibling)) last = last.nextSibling;
  return { first: node, last };
}

function isWord(node: Node): boolean {
  return node.isNamed && !node.isExtra && !node.isError;
}

/** Returns the domain of an item: from the preceding bracket or comma to the following comma, or past the last bracket. */
export function itemDomain({ first, last }: ListItem): Range {
  const before = first.previousSibling;
  const after = last.nextSibling;
  return {
    start: before && isSeparator(before) ? before.startIndex : first.startIndex,
    end: after && isSeparator(after) ? endOfSeparator(after) : last.endIndex,
  };
}

/** Returns the delimiters on both sides of an item, if any. */
export function itemDelimiters({
  first,
  last,
}: ListItem): Pick<SyntaxScope, 'leading' | 'trailing'> {
  const before = neighbor(first, (node) => node.previousSibling);
  const after = neighbor(last, (node) => node.nextSibling);
  return {
    leading: before && { start: before.endIndex, end: first.startIndex },
    trailing: after && { start: last.endIndex, end: after.startIndex },
  };
}

function isSeparator({ type }: Node): boolean {
  return type === ',' || brackets.includes(type);
}

/** A comma belongs to the item after it, a trailing comma and the bracket to the item before. */
function endOfSeparator(node: Node): number {
  if (node.type === ',' && node.nextNamedSibling) return node.startIndex;
  return node.parent?.endIndex ?? node.endIndex;
}

function neighbor(item: Node, step: (node: Node) => Node | null): Node | undefined {
  let node = step(item);
  while (node && isSeparator(node)) node = step(node);
  return node ?? undefined;
}

/** Returns a node's range in the text. */
export function nodeRange(node: Node): Range {
  return { start: node.startIndex, end: node.endIndex };
}
