import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { h } from 'hastscript';

/** Wraps every table, so that a wide one scrolls inside the page. */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      parent.children[index] = h('div', { className: ['table-scroll'] }, [node]);
      return SKIP;
    });
  };
}
