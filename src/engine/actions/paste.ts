import { EngineError } from '../model/engine-error.ts';
import { moveRange } from '../edits/move-range.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { createDocument } from '../text/document.ts';
import { withLineBreaks } from '../text/line-break.ts';
import type { Action } from './support/action.ts';
import { makePlaces } from './drink-and-pour.ts';

/**
 * "paste": pastes the clipboard over or next to the targets. If it has as many lines as there are
 * targets, each target gets one.
 */
export const pasteFromClipboard: Action = {
  run: ({ document, selections, clipboard }, [targets = []]) => {
    if (clipboard === undefined)
      throw new EngineError('engine.emptyClipboard', 'The clipboard is empty.');
    const places = makePlaces({ document }, targets);
    const text = withLineBreaks(
      clipboard,
      createDocument(places.steps.reduce(applyEdits, document.text)),
    );
    const lines = text.split(/\r\n|\n/);
    const isDealt = lines.length === places.selections.length && lines.length > 1;
    const pasted = places.selections.map(({ range }, index) => ({
      range,
      text: isDealt ? (lines[index] ?? '') : text,
    }));
    return {
      steps: [...places.steps, pasted],
      selections: selections.map(({ range, isReversed }) => ({
        range: [...places.steps, pasted].reduce((place, edits) => moveRange(place, edits), range),
        isReversed,
      })),
      that: pasted.map(({ range }) => untypedTarget(moveRange(range, pasted, 'open'))),
    };
  },
};
