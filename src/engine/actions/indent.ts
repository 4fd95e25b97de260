import type { Edit } from '../model/edit.ts';
import { moveRange } from '../edits/move-range.ts';
import type { Target } from '../model/target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { lineRange, textOf, type Document } from '../text/document.ts';
import { tab } from '../text/indentation.ts';
import { linesOfTargets } from './lines-of-targets.ts';
import type { Action, Outcome } from './action.ts';

/** "indent": moves the lines of the targets one step to the right; blank lines stay. */
export const indentLine: Action = {
  run: ({ document }, [targets = []]) =>
    editLines(document, targets, (line, at) =>
      line.trim() === '' ? [] : [{ range: { start: at, end: at }, text: tab }],
    ),
};

/** "dedent": moves the lines of the targets one step to the left. */
export const outdentLine: Action = {
  run: ({ document }, [targets = []]) =>
    editLines(document, targets, (line, at) => {
      const width = /^(?:\t| {1,4})/.exec(line)?.[0].length ?? 0;
      return width === 0 ? [] : [{ range: { start: at, end: at + width }, text: '' }];
    }),
};

/** Edits each line of the targets; the targets stay "that". */
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
