import type { Problem, SourcePosition } from '#shared/problem.ts';
import type { PhraseError } from '#shared/voice/grammar/phrase-error.ts';
import { toString } from 'hast-util-to-string';
import { spokenChip } from '#node/compile/html/spoken-chip.ts';
import { positionOf } from '#node/compile/context/compile-context.ts';
import type { HtmlStep } from '#node/compile/context/step.ts';
import { classesOf } from '#node/compile/html/classes-of.ts';
import type { PageExtension } from '#node/compile/context/page-extension.ts';

/** Renders inline code in double quotes as a spoken phrase, and checks it against the grammar. */
const spokenStep: HtmlStep = (context) => {
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
        const { severity } = phrases;
        if (severity && quoted.kind === 'error' && !exceptions.includes(withoutSlots(text))) {
          const problem = toProblem(text, quoted.error, positionOf(node, context));
          result.problems.push({ ...problem, severity });
        }
        return [spokenChip(text, language, quoted)];
      },
    },
  };
};

/** Spoken phrases in the text of pages. */
export const spokenLanguage: PageExtension = { htmlSteps: [spokenStep] };

/** Length of the backtick and quotation mark before the phrase. */
const opening = 2;

/** Returns the problem with a phrase, given the position of the backtick that starts the code. */
function toProblem(
  text: string,
  { reason, start, end, suggestion }: PhraseError,
  { column, ...place }: SourcePosition,
): Omit<Problem, 'severity'> {
  const advice = suggestion
    ? `Did you mean "${text.slice(0, start)}${suggestion}${text.slice(end)}"? `
    : '';
  return {
    message: `The grammar does not accept the spoken command "${text}": ${reason}.`,
    hint: `${advice}If the phrase is quoted on purpose, list it under "spoken_exceptions" in the frontmatter.`,
    position: { ...place, ...(column && { column: column + opening + start }) },
  };
}

/**
 * Removes the slots from a phrase. A template is exempt if its words are exempt, so `push down`
 * also allows `push down <target>`.
 */
function withoutSlots(text: string): string {
  return text
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
