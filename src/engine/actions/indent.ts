import type { Edit } from '../model/edit.ts';
import type { Target } from '../model/target.ts';
import { untypedAfter } from '../targets/untyped-target.ts';
import { linesIn, lineRange, textOf, type Document } from '../text/document.ts';
import { indentationOf } from '../text/indentation.ts';
import type { Action, Outcome } from './action.ts';

/** Tab width in columns: VS Code's default. */
const tabSize = 4;

/** "indent": moves the targets' lines to the next tab stop. */
export const indentLine: Action = { run: shift((width, step) => width + step - (width % step)) };

/** "dedent": moves the targets' lines to the previous tab stop. */
export const outdentLine: Action = {
  run: shift((width, step) => Math.max(0, Math.ceil(width / step) - 1) * step),
};

/**
 * Returns the `run` function of an action that indents lines to the tab stop that `stopFrom`
 * returns, as VS Code does. Lines that contain only whitespace move too; an empty line moves only
 * if it is itself a target.
 */
function shift(stopFrom: (width: number, step: number) => number): Action['run'] {
  return ({ document, targets }) => {
    const unit = indentationOf(document.text);
    const step = unit === '\t' ? tabSize : unit.length;
    const single = targets
      .map(({ content }) => linesIn(document, content))
      .filter(({ length }) => length === 1);
    const alone = new Set(single.flat().map((number) => lineRange(document, number).start));
    return editLines(document, targets, (line, at) => {
      const old = /^[\t ]*/.exec(line)?.[0] ?? '';
      if (line === '' && !alone.has(at)) return [];
      // A block comment's star is indented one space more than the code.
      const extra = line.startsWith(' *', old.length - 1) ? ' ' : '';
      const indent = unit.repeat(stopFrom(widthOf(old) - extra.length, step) / step) + extra;
      return indent === old ? [] : [replaceStart(old, indent, at)];
    });
  };
}

function widthOf(indentation: string) {
  return Array.from(indentation).reduce(
    (width, character) => width + (character === '\t' ? tabSize - (width % tabSize) : 1),
    0,
  );
}

/**
 * Replaces an indentation except for the suffix that the old and new ones share, so that cursors
 * there do not move.
 */
function replaceStart(old: string, text: string, at: number): Edit {
  let same = Math.min(old.length, text.length);
  while (!text.endsWith(old.slice(old.length - same))) same -= 1;
  return {
    range: { start: at, end: at + old.length - same },
    text: text.slice(0, text.length - same),
  };
}

/** Returns the numbers of the lines that the targets touch, sorted and without duplicates. */
export function linesOfTargets(document: Document, targets: readonly Target[]): number[] {
  const numbers = targets.flatMap(({ content }) => linesIn(document, content));
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** Edits each line of the targets; "that" then refers to the targets. */
export function editLines(
  document: Document,
  targets: readonly Target[],
  edit: (line: string, start: number) => readonly Edit[],
): Outcome {
  const edits = linesOfTargets(document, targets).flatMap((number) => {
    const range = lineRange(document, number);
    return edit(textOf(document, range), range.start);
  });
  return { steps: [edits], that: untypedAfter(targets, edits) };
}
