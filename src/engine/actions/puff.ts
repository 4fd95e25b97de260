import { untypedAfter } from '../targets/untyped-target.ts';
import type { Target } from '../model/target.ts';
import { lineNumberAt, type Document } from '../text/document.ts';
import { lineBreakOf } from '../text/line-break.ts';
import type { Action } from './support/action.ts';

/** Inserts empty lines above or below the targets. */
function puffing({ above, below }: { readonly above: boolean; readonly below: boolean }): Action {
  return {
    run: ({ document }, [targets = []]) => {
      const lines = targets.flatMap(({ content }) => [
        ...(above ? [lineNumberAt(document, content.start)] : []),
        ...(below ? [lineNumberAt(document, content.end) + 1] : []),
      ]);
      const text = lineBreakOf(document);
      const edits = [...new Set(lines)].map((line) => {
        const place = startOfLine(document, line);
        return { range: { start: place, end: place }, text };
      });
      return {
        steps: [edits],
        that: untypedAfter(targets.map(said), edits),
      };
    },
  };
}

/** Returns the target as spoken if an action has expanded it. */
function said(target: Target): Target {
  return target.of ? said(target.of) : target;
}

/** Returns the start of a line, or the end of the text for a line past the last one. */
function startOfLine({ lines, text }: Document, number: number): number {
  return lines[number]?.start ?? text.length;
}

/** "drop". */
export const insertEmptyLineBefore = puffing({ above: true, below: false });

/** "float". */
export const insertEmptyLineAfter = puffing({ above: false, below: true });

/** "puff". */
export const insertEmptyLinesAround = puffing({ above: true, below: true });
