import { warningAt } from '#shared/problem.ts';
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { findNearest } from '#shared/text/nearest.ts';
import { positionOf } from '../context/compile-context.ts';
import type { MarkdownStep } from '../context/step.ts';

/** Shows a `::name[label]` line as text, with a warning, if there is no block with that name. */
export const leafDirectivesStep =
  (names: readonly string[]): MarkdownStep =>
  (context) => ({
    leave: {
      leafDirective(node) {
        if (names.includes(node.name)) return undefined;
        const nearest = findNearest(node.name, names);
        const hint = nearest
          ? `Did you mean "::${nearest}"?`
          : `The blocks are ${names.join(', ')}.`;
        context.result.problems.push(
          warningAt(positionOf(node, context), `There is no block named "${node.name}".`, hint),
        );
        const label = toString(node);
        const value = `::${node.name}${label ? `[${label}]` : ''}`;
        const { position } = node;
        return [{ type: 'paragraph', children: [{ type: 'text', value }], position }];
      },
    },
  });
