import type { Edit } from '../model/edit.ts';
import { moveRange } from '../edits/move-range.ts';
import type { Target } from '../model/target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { lineRange, textOf, type Document } from '../text/document.ts';
import { indentationOf } from '../text/indentation.ts';
import { linesOfTargets } from './lines-of-targets.ts';
import type { Action, Outcome } from './action.ts';

/** "indent": indents the lines of the targets by one unit; blank lines stay. */
export const indentLine: Action = {
  run: ({ document }, [targets = []]) => {
    const step = indentationOf(document.text);
    return editLines(document, targets, (line, at) =>
      line.trim() === '' ? [] : [{ range: { start: at, end: at }, text: step }],
    );
  },
};

/** "dedent": removes one unit of indentation from the lines of the targets. */
export const outdentLine: Action = {
  run: ({ document }, [targets = []]) => {
    const step = indentationOf(document.text);
    return editLines(document, targets, (line, at) => {
      const width = widthOfStep(line, step);
      return width === 0 ? [] : [{ range: { start: at, end: at + width }, text: '' }];
    });
  },
};

/** Returns the length of a line's first indentation unit: a tab, or up to one unit of spaces. */
function widthOfStep(line: string, step: string): number {
  if (line.startsWith('\t')) return 1;
  const spaces = /^ */.exec(line)?.[0].length ?? 0;
  return Math.min(spaces, step === '\t' ? 4 : step.length);
}

/** Edits each line of the targets and leaves "that" on the targets. */
export function editLines(
  document: Document,
  targets: readonly Target[],
  edit: (line: string, start: number) => readonly Edit[],
): Outcome {
  const edits = linesOfTargets(document, targets).flatMap((number) => {
    const range = lineRange(document, number);
    return edit(textOf(document, range), range.start);
  });
  return {
    steps: [edits],
    that: targets.map(({ content, isReversed }) =>
      untypedTarget(moveRange(content, edits), isReversed),
    ),
  };
}
