import type { Code, Parents, Text } from 'mdast';
import { positionAt, type Fault, type SourcePosition } from '#shared/problem.ts';
import type { CompileContext } from '../context/compile-context.ts';
import type { PageFormat } from '../context/page-format.ts';
import type { MarkdownStep } from '../context/step.ts';

/** Warns of what looks like Markdown or code, but is shown as it was written. */
export function shownAsTextStep(format: PageFormat): MarkdownStep {
  return (context) => {
    const warn = (fault: Fault, node: Code | Text, offset = 0): void => {
      const position = placeIn(node, offset, context);
      context.result.problems.push({ ...fault, severity: 'warning', position });
    };
    return {
      enter: {
        code(node) {
          if (isLeftOpen(sourceOf(node, context))) warn(openBlock, node);
        },
        text(node, parent: Parents) {
          const source = sourceOf(node, context);
          for (const { 0: written, index } of source.matchAll(withoutDefinition))
            warn(undefinedName(written), node, index);
          if (format === 'md' || parent.type !== 'paragraph') return;
          for (const { index } of source.matchAll(importLine)) warn(lateImport, node, index + 1);
        },
      },
    };
  };
}

const openBlock: Fault = {
  message: 'The code block is not closed, so it contains everything that follows.',
  hint: 'Write a line of as many backticks or tildes as above it where it ends.',
};

/** Whether a fence opens a block of code, and none closes it. */
function isLeftOpen(source: string): boolean {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  return fence !== undefined && !new RegExp(`\\n[ \\t>]*${fence}[\`~]*\\s*$`).test(source);
}

/** Matches `[^1]`, `[the text][name]` and `[name][]`, but no code: `list[row][column]`, `[^a-z]`. */
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
        message: `The footnote ${written} has no text, so it is shown as it is.`,
        hint: `Write its text in a line \`${written}: …\`, or put it in backticks.`,
      }
    : {
        message: `The link ${written} has no address, so it is shown as it is.`,
        hint: `Write its address in a line \`${/\[[^[\]]+\](?:\[\])?$/.exec(written)?.[0].replace('[]', '') ?? ''}: …\`, or put it in backticks.`,
      };
}

/** Matches an import inside a paragraph, which is no code of the page. */
const importLine =
  /\n(?=import\s+(?:[\w$*]+(?:\s+as\s+[\w$]+)?\s+from\s+)?(["'])[^"'\n]+\1;?\s*(?:\n|$))/g;

const lateImport: Fault = {
  message: 'The import is shown as text, because the line above it is not empty.',
  hint: 'Write an empty line above it.',
};

function sourceOf({ position }: Code | Text, { page }: CompileContext): string {
  if (!position) return '';
  const { start, end } = position;
  const lines = page.body.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .join('\n')
    .slice(start.column - 1);
}

/** Returns the position of an offset in the source of a node. */
function placeIn(node: Code | Text, offset: number, context: CompileContext): SourcePosition {
  const { file, bodyLine } = context.page;
  const { line, column } = positionAt(sourceOf(node, context), offset);
  const { start } = node.position ?? { start: { line: 1, column: 1 } };
  return {
    file,
    line: start.line + bodyLine + line - 1,
    column: line === 1 ? start.column + column - 1 : column,
  };
}
