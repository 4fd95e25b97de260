import type { Node } from 'web-tree-sitter';
import type { Range } from '#shared/text/range.ts';

/** Returns a node's range in the text. */
export function nodeRange(node: Node): Range {
  return { start: node.startIndex, end: node.endIndex };
}
