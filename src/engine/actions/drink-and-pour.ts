import { changeEdit, insertedRange } from '../edits/change-edit.ts';
import type { Edit } from '../model/edit.ts';
import { moveRange, open } from '../edits/move-range.ts';
import { positionTarget } from '../targets/position-target.ts';
import type { Target } from '../model/target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { lineAt, textOf, type Document } from '../text/document.ts';
import type { Range } from '#shared/text/range.ts';
import { lineBreakOf } from '../text/line-break.ts';
import { tab } from '../text/indentation.ts';
import type { Action, ActionContext, LiveSelection, Outcome } from './action.ts';
import { lineIfUntyped } from './line-if-untyped.ts';

/** Where text can be typed after places were made for it. */
export interface NewPlaces extends Outcome {
  readonly steps: readonly (readonly Edit[])[];
  readonly selections: readonly LiveSelection[];
}

/** Makes a place for each target: an empty target, or room next to it. */
export function makePlaces(
  { document }: Pick<ActionContext, 'document'>,
  targets: readonly Target[],
): NewPlaces {
  const changes = targets.map((target) =>
    isLineBelow(target)
      ? { edit: lineBelow(target, document), inserted: undefined }
      : changeEdit(target, '', document),
  );
  const edits = changes.map(({ edit }) => edit);
  return {
    steps: [edits],
    selections: changes.map((change, index) => {
      const moved = moveRange(change.edit.range, edits, open);
      const range = change.inserted ? insertedRange(change, moved) : cursorIn(change.edit, moved);
      return { range, isReversed: targets[index]?.isReversed ?? false };
    }),
    that: targets.map(({ of, content, isReversed }) =>
      untypedTarget(moveRange(saidRange(of) ?? content, edits), isReversed),
    ),
  };
}

/** Text that was put in leaves the cursor behind it; a target that was emptied leaves it there. */
function cursorIn({ text }: Edit, { start, end }: Range): Range {
  return text === '' ? { start, end } : { start: start + text.length, end: start + text.length };
}

function saidRange(target: Target | undefined): Range | undefined {
  return target && (saidRange(target.of) ?? target.content);
}

function isLineBelow({ position, delimiter }: Target): boolean {
  return position === 'after' && delimiter === '\n';
}

/** A new line below, indented like the line above it, and one step more behind an opening bracket. */
function lineBelow({ content }: Target, document: Document): Edit {
  const line = lineAt(document, content.end);
  const text = textOf(document, line);
  const indentation = /^\s*/.exec(text)?.[0] ?? '';
  const deeper = opensBlock(text, document.languageId) ? tab : '';
  return {
    range: { start: line.end, end: line.end },
    text: lineBreakOf(document) + indentation + deeper,
    isReplace: true,
  };
}

/** Whether the next line of code stands one step deeper. */
function opensBlock(line: string, languageId: string): boolean {
  if (languageId === 'plaintext' || languageId === 'markdown') return false;
  return languageId === 'python'
    ? /[:{([]\s*$/.test(line) && !/^\s*#/.test(line)
    : /[{([]\s*$/.test(line);
}

/** Makes places for the targets as they were said. */
export const editNew: Action = {
  stages: () => ({ last: [lineIfUntyped] }),
  run: (context, [targets = []]) => makePlaces(context, targets),
};

function placing(position: 'before' | 'after'): Action {
  return {
    stages: () => ({ last: [lineIfUntyped] }),
    run: (context, [targets = []]) =>
      makePlaces(
        context,
        targets.map((target) => positionTarget(target, position)),
      ),
  };
}

/** "drink". */
export const editNewLineBefore = placing('before');

/** "pour". */
export const editNewLineAfter = placing('after');
