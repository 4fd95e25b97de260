import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { spokenChip } from '../voice/spoken-chip.ts';
import { contextOf, positionOf } from './compile-context.ts';

/** Draws inline code in double quotes as what it is, a spoken phrase, and checks it against the grammar. */
export function rehypeSpoken() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const exceptions = context.page.frontmatter.spoken_exceptions ?? [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      const text = node.tagName === 'code' ? /^"([^"]+)"$/s.exec(toString(node))?.[1] : undefined;
      if (text === undefined || !parent || index === undefined) return;
      const problem = context.services.lintSpoken({
        text,
        position: positionOf(node, context),
        exceptions,
      });
      if (problem) context.result.problems.push(problem);
      parent.children[index] = spokenChip(text);
      return SKIP;
    });
  };
}
