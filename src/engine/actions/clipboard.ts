import { EngineError } from '../model/engine-error.ts';
import { editDocument } from '../edits/apply-edits.ts';
import { moveRange } from '../edits/move-range.ts';
import { textOf, type Document, lineBreakOf, withLineBreaks } from '../text/document.ts';
import type { Target } from '../model/target.ts';
import { inTextOrder } from '../targets/in-text-order.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import type { Action } from './action.ts';
import { makePlaces } from './new-lines.ts';
import { removeTargets } from './remove.ts';

/** "copy": copies the targets to the clipboard in document order, separated by line breaks. */
export const copyToClipboard: Action = {
  run: ({ document, targets }) => ({
    clipboard: textOfAll(document, targets),
    that: targets,
  }),
};

/** "carve": copies the targets and removes them. */
export const cutToClipboard: Action = {
  run: ({ document, targets }) => ({
    ...removeTargets(document, targets),
    clipboard: textOfAll(document, targets),
  }),
};

function textOfAll(document: Document, targets: readonly Target[]) {
  return inTextOrder(targets)
    .map(({ content }) => textOf(document, content))
    .join(lineBreakOf(document));
}

/**
 * "paste": pastes the clipboard over or next to the targets. If the clipboard has as many lines as
 * there are targets, each target gets one line.
 */
export const pasteFromClipboard: Action = {
  run: ({ document, targets, clipboard }) => {
    if (clipboard === undefined)
      throw new EngineError('engine.emptyClipboard', 'The clipboard is empty.');
    const { edits, selections: places } = makePlaces(document, targets);
    const text = withLineBreaks(clipboard, editDocument(document, edits));
    const lines = text.split(/\r\n|\n/);
    const isDealt = lines.length === places.length && lines.length > 1;
    const pasted = places.map(({ content }, index) => ({
      range: content,
      text: isDealt ? (lines[index] ?? '') : text,
    }));
    return {
      steps: [edits, pasted],
      that: pasted.map(({ range }) => untypedTarget(moveRange(range, pasted, 'open'))),
    };
  },
};
