import { changeEdit, type ChangeEdit } from '../edits/change-edit.ts';
import { positionTarget } from '../targets/position-target.ts';
import type { Target } from '../model/target.ts';
import { insertedTargets, said, untypedAfter } from '../targets/untyped-target.ts';
import { lineAt, lineNumberAt, textOf, type Document, lineBreakOf } from '../text/document.ts';
import { indentationOf } from '../text/indentation.ts';
import { lineIfUntyped, type Action } from './action.ts';

/**
 * Returns edits that empty each target or add a new line or space next to it, and the selections to
 * place there.
 */
export function makePlaces(document: Document, targets: readonly Target[]) {
  const edits = targets.map((target) =>
    target.position === 'after' && target.delimiter === '\n'
      ? lineBelow(target, document)
      : changeEdit(target, '', document),
  );
  return { edits, selections: insertedTargets(edits) };
}

/**
 * Returns an edit that inserts a new line below a target, indented like the line above, plus one
 * unit if that line opens a block.
 */
function lineBelow(target: Target, document: Document): ChangeEdit {
  const line = lineAt(document, target.content.end);
  const above = textOf(document, line);
  const indentation = /^\s*/.exec(above)?.[0] ?? '';
  const deeper = opensBlock(above, document.languageId) ? indentationOf(document.text) : '';
  const text = lineBreakOf(document) + indentation + deeper;
  return {
    target,
    range: { start: line.end, end: line.end },
    text,
    isReplace: true,
    inserted: { start: text.length, end: text.length },
  };
}

/** Whether a line opens a block, so that the next line is indented one unit more. */
function opensBlock(line: string, languageId: string) {
  if (languageId === 'plaintext' || languageId === 'markdown') return false;
  return languageId === 'python'
    ? /[:{([]\s*$/.test(line) && !/^\s*#/.test(line)
    : /[{([]\s*$/.test(line);
}

function placing(position?: 'before' | 'after'): Action {
  return {
    stages: lineIfUntyped,
    run: ({ document, targets }) => {
      const places = position ? targets.map((target) => positionTarget(target, position)) : targets;
      const { edits, selections } = makePlaces(document, places);
      return { steps: [edits], selections, that: untypedAfter(targets.map(said), edits) };
    },
  };
}

/** Empties the targets or, for positions, adds a line or space; the cursors go there. */
export const editNew = placing();

/** "drink": makes room for text before each target, usually on a new line. */
export const editNewLineBefore = placing('before');

/** "pour": makes room for text after each target, usually on a new line. */
export const editNewLineAfter = placing('after');

/** Returns an action that inserts empty lines above the targets, below them, or both. */
function puffing({ above, below }: { readonly above: boolean; readonly below: boolean }): Action {
  return {
    run: ({ document, targets }) => {
      const lines = targets.flatMap(({ content }) => [
        ...(above ? [lineNumberAt(document, content.start)] : []),
        ...(below ? [lineNumberAt(document, content.end) + 1] : []),
      ]);
      const text = lineBreakOf(document);
      const edits = [...new Set(lines)].map((line) => {
        // The last line has no next line; insert at the end of the text instead.
        const place = document.lines[line]?.start ?? document.text.length;
        return { range: { start: place, end: place }, text };
      });
      return { steps: [edits], that: untypedAfter(targets.map(said), edits) };
    },
  };
}

/** "drop": inserts an empty line above each target. */
export const insertEmptyLineBefore = puffing({ above: true, below: false });

/** "float": inserts an empty line below each target. */
export const insertEmptyLineAfter = puffing({ above: false, below: true });

/** "puff": inserts empty lines above and below each target. */
export const insertEmptyLinesAround = puffing({ above: true, below: true });
