import type { Node } from 'web-tree-sitter';
import type { Range } from '#shared/text/range.ts';

/** Where a node stands in the text. */
export function nodeRange(node: Node): Range {
  return { start: node.startIndex, end: node.endIndex };
}
