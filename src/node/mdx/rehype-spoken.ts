import { toString } from 'hast-util-to-string';
import { spokenChip } from '../voice/spoken-chip.ts';
import { positionOf } from './compile-context.ts';
import type { HtmlStep } from './step.ts';

/** Draws inline code in double quotes as what it is, a spoken phrase, and checks it against the grammar. */
export const rehypeSpoken: HtmlStep = (context) => {
  const { page, services, result } = context;
  const exceptions = page.frontmatter.spoken_exceptions ?? [];
  return {
    enter: {
      element(node) {
        if (node.tagName === 'pre') return 'skip';
        const text = node.tagName === 'code' ? /^"([^"]+)"$/s.exec(toString(node))?.[1] : undefined;
        if (text === undefined) return undefined;
        const problem = services.lintSpoken({
          text,
          position: positionOf(node, context),
          exceptions,
        });
        if (problem) result.problems.push(problem);
        return [spokenChip(text)];
      },
    },
  };
};
