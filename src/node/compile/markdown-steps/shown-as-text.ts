import type { Parents, Text } from 'mdast';
import { positionAt, type Fault } from '#shared/problem.ts';
import type { MarkdownStep } from '../context/step.ts';

type Position = NonNullable<Text['position']>;

/**
 * Warns about text that looks like Markdown or code but is shown as written, and about unclosed
 * code blocks.
 */
export const shownAsTextStep: MarkdownStep = ({ page: { file, body }, format, result }) => {
  const lines = body.split('\n');
  const warn = (fault: Fault, { start }: Position, source = '', offset = 0) => {
    const { line, column } = positionAt(source, offset);
    result.problems.push({
      ...fault,
      severity: 'warning',
      position: {
        file,
        line: start.line + line - 1,
        column: line === 1 ? start.column + column - 1 : column,
      },
    });
  };
  return {
    enter: {
      code({ position }) {
        if (position && isLeftOpen(sourceOf(position, lines))) warn(openBlock, position);
      },
      text({ position }, parent: Parents) {
        if (!position) return;
        const source = sourceOf(position, lines);
        for (const { 0: written, index } of source.matchAll(withoutDefinition))
          warn(undefinedName(written), position, source, index);
        if (format === 'md' || parent.type !== 'paragraph') return;
        for (const { index } of source.matchAll(importLine))
          warn(lateImport, position, source, index + 1);
      },
    },
  };
};

const openBlock: Fault = {
  message: 'The code block is not closed, so it contains everything that follows.',
  hint: 'Write a line of as many backticks or tildes as above it where it ends.',
};

/** Whether a code block's fence is never closed. */
function isLeftOpen(source: string) {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  return fence !== undefined && !new RegExp(`\\n[ \\t>]*${fence}[\`~]*\\s*$`).test(source);
}

/**
 * Matches `[^1]`, `[the text][name]` and `[name][]`, which are text if they have no definition, but
 * not code: `list[row][column]`, `[^a-z]`.
 */
const withoutDefinition = new RegExp(
  [
    String.raw`(?<![\\\[])\[\^(?!\w-\w)[\p{L}\d_-]+\](?![\w(+*?{])`,
    String.raw`(?<![\\\w\])[])\[(?=[^[\]]*\p{L}{3})[^[\]\n]+\]\[(?=\]|[^[\]]*\p{L})[^[\]\n]*\](?![[(\w])`,
  ].join('|'),
  'gu',
);

function undefinedName(written: string): Fault {
  return written.startsWith('[^')
    ? {
        message: `The footnote ${written} has no text, so it is shown as written.`,
        hint: `Write its text in a line \`${written}: …\`, or put it in backticks.`,
      }
    : {
        message: `The link ${written} has no address, so it is shown as written.`,
        hint: `Write its address in a line \`${/\[[^[\]]+\](?:\[\])?$/.exec(written)?.[0].replace('[]', '') ?? ''}: …\`, or put it in backticks.`,
      };
}

/** Matches an import inside a paragraph, where it is text and never runs. */
const importLine =
  /\n(?=import\s+(?:[\w$*]+(?:\s+as\s+[\w$]+)?\s+from\s+)?(["'])[^"'\n]+\1;?\s*(?:\n|$))/g;

const lateImport: Fault = {
  message: 'The import is shown as text, because the line above it is not empty.',
  hint: 'Write an empty line above it.',
};

/** Returns the part of a page's source between two positions; `all` contains its lines. */
function sourceOf({ start, end }: Position, all: readonly string[]) {
  const lines = all.slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .join('\n')
    .slice(start.column - 1);
}
