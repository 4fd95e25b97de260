import { changeEdit, insertedRange } from '../edits/change-edit.ts';
import type { Edit } from '../model/edit.ts';
import { moveRange } from '../edits/move-range.ts';
import { positionTarget } from '../targets/position-target.ts';
import type { Target } from '../model/target.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { lineAt, textOf, type Document } from '../text/document.ts';
import type { Range } from '#shared/text/range.ts';
import { lineBreakOf } from '../text/line-break.ts';
import { indentationOf } from '../text/indentation.ts';
import type { Action, ActionContext, LiveSelection, Outcome } from './support/action.ts';
import { lineIfUntyped } from './support/line-if-untyped.ts';

/** The cursors, and the edits that make room for new text there. */
export interface NewPlaces extends Outcome {
  readonly steps: readonly (readonly Edit[])[];
  readonly selections: readonly LiveSelection[];
}

/** Makes room at each target: empties it, or adds a new line or space next to it. */
export function makePlaces(
  { document }: Pick<ActionContext, 'document'>,
  targets: readonly Target[],
): NewPlaces {
  const changes = targets.map((target) =>
    isLineBelow(target)
      ? { target, edit: lineBelow(target, document), inserted: undefined }
      : changeEdit(target, '', document),
  );
  const edits = changes.map(({ edit }) => edit);
  return {
    steps: [edits],
    selections: changes.map((change) => {
      const moved = moveRange(change.edit.range, edits, 'open');
      const range = change.inserted ? insertedRange(change, moved) : cursorIn(change.edit, moved);
      return { range, isReversed: change.target.isReversed };
    }),
    that: targets.map(({ of, content, isReversed }) =>
      untypedTarget(moveRange(saidRange(of) ?? content, edits), isReversed),
    ),
  };
}

/** Returns the cursor after inserted text, or inside an emptied target. */
function cursorIn({ text }: Edit, { start, end }: Range): Range {
  return text === '' ? { start, end } : { start: start + text.length, end: start + text.length };
}

function saidRange(target: Target | undefined): Range | undefined {
  return target && (saidRange(target.of) ?? target.content);
}

function isLineBelow({ position, delimiter }: Target): boolean {
  return position === 'after' && delimiter === '\n';
}

/**
 * Inserts a new line below, indented like the one above, plus one unit after an opening bracket.
 */
function lineBelow({ content }: Target, document: Document): Edit {
  const line = lineAt(document, content.end);
  const text = textOf(document, line);
  const indentation = /^\s*/.exec(text)?.[0] ?? '';
  const deeper = opensBlock(text, document.languageId) ? indentationOf(document.text) : '';
  return {
    range: { start: line.end, end: line.end },
    text: lineBreakOf(document) + indentation + deeper,
    isReplace: true,
  };
}

/** Whether the next line is indented one unit more. */
function opensBlock(line: string, languageId: string): boolean {
  if (languageId === 'plaintext' || languageId === 'markdown') return false;
  return languageId === 'python'
    ? /[:{([]\s*$/.test(line) && !/^\s*#/.test(line)
    : /[{([]\s*$/.test(line);
}

/** Makes room at the targets as they were spoken. */
export const editNew: Action = {
  stages: lineIfUntyped,
  run: (context, [targets = []]) => makePlaces(context, targets),
};

function placing(position: 'before' | 'after'): Action {
  return {
    stages: lineIfUntyped,
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
