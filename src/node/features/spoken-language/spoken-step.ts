import { toString } from 'hast-util-to-string';
import { lintQuoted } from './lint-quoted.ts';
import { spokenChip } from '#node/compile/html/spoken-chip.ts';
import { positionOf } from '#node/compile/context/compile-context.ts';
import type { HtmlStep } from '#node/compile/context/step.ts';
import { classesOf } from '#node/compile/html/classes-of.ts';

/** Renders inline code in double quotes as a spoken phrase, and checks it against the grammar. */
export const spokenStep: HtmlStep = (context) => {
  const { page, tools, result } = context;
  const { language, phrases } = tools;
  if (!language || !phrases) return {};
  const exceptions = page.frontmatter.spoken_exceptions ?? [];
  return {
    enter: {
      element(node) {
        // In a type cell of the reference, a quoted word is a string literal.
        if (node.tagName === 'pre' || classesOf(node).includes('api-type')) return 'skip';
        const text = node.tagName === 'code' ? /^"([^"]+)"$/s.exec(toString(node))?.[1] : undefined;
        if (text === undefined) return undefined;
        const quoted = phrases.classify(text);
        const position = positionOf(node, context);
        const problem = lintQuoted({ text, position, exceptions }, quoted);
        if (problem && phrases.severity)
          result.problems.push({ ...problem, severity: phrases.severity });
        return [spokenChip(text, language, quoted)];
      },
    },
  };
};
