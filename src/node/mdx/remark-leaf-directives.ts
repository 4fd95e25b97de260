import type {} from 'mdast-util-to-hast';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findNearest } from '#shared/nearest.ts';
import { contextOf, positionOf } from './compile-context.ts';
import { blockElement } from './rehype-blocks.ts';

/** Marks `::name[label]` lines for the block of that name. A name that no block has is shown as it was written, with a warning. */
export function remarkLeafDirectives(options: { readonly names: readonly string[] }) {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (options.names.includes(node.name)) {
        node.data = {
          hName: blockElement,
          hProperties: { name: node.name, label: toString(node) },
        };
        node.children = [];
        return;
      }
      const nearest = findNearest(node.name, options.names);
      const hint = nearest
        ? `Did you mean "::${nearest}"?`
        : `The blocks are ${options.names.join(', ')}.`;
      context.result.problems.push({
        message: `There is no block named "${node.name}".`,
        hint,
        severity: 'warning',
        position: positionOf(node, context),
      });
      const label = toString(node);
      const text = `::${node.name}${label ? `[${label}]` : ''}`;
      if (parent && index !== undefined)
        parent.children[index] = {
          type: 'paragraph',
          children: [{ type: 'text', value: text }],
          position: node.position,
        };
    });
  };
}
