import type { Node } from 'web-tree-sitter';
import type { Range } from '../text/range.ts';
import type { SyntaxScope } from './syntax-trees.ts';

const brackets = ['(', ')', '[', ']', '{', '}', '<', '>'];

/** Where marks mean an item of a list: from the bracket or comma before it up to the comma behind it, or past the last bracket. */
export function itemDomain(item: Node): Range {
  const before = item.previousSibling;
  const behind = item.nextSibling;
  return {
    start: before && isSeparator(before) ? before.startIndex : item.startIndex,
    end: behind && isSeparator(behind) ? endOfSeparator(behind) : item.endIndex,
  };
}

/** What stands between an item and its neighbours, where there are any. */
export function itemDelimiters(
  item: Node,
): Pick<SyntaxScope, 'leadingDelimiter' | 'trailingDelimiter'> {
  const before = neighbour(item, (node) => node.previousSibling);
  const behind = neighbour(item, (node) => node.nextSibling);
  return {
    ...(before && { leadingDelimiter: { start: before.endIndex, end: item.startIndex } }),
    ...(behind && { trailingDelimiter: { start: item.endIndex, end: behind.startIndex } }),
  };
}

function isSeparator({ type }: Node): boolean {
  return type === ',' || brackets.includes(type);
}

/** A comma belongs to the item behind it; a last one and the bracket to the item before. */
function endOfSeparator(node: Node): number {
  if (node.type === ',' && node.nextNamedSibling) return node.startIndex;
  return node.parent?.endIndex ?? node.endIndex;
}

function neighbour(item: Node, step: (node: Node) => Node | null): Node | undefined {
  let node = step(item);
  while (node && isSeparator(node)) node = step(node);
  return node ?? undefined;
}
